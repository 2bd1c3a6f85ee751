import { useBrand, useTexts } from '@stroomwerk/mfe-runtime';
import { type Column, DataTable, Panel } from '@stroomwerk/ui-kit';
import { type StorageItem, storageItems } from '../model/storage-items.js';
import { cookieTexts } from '../texts.js';
import css from './Legal.module.css';

/** What the site keeps in a browser, of one kind of need. */
export function StorageTable({ need, language }: { need: StorageItem['need']; language: 'nl' | 'en' }) {
  const t = useTexts(cookieTexts);
  const { name: brand } = useBrand();
  const columns: readonly Column<StorageItem>[] = [
    {
      key: 'name',
      header: t.name,
      cell: ({ name, kind }) => (
        <>
          <span className="mono">{name}</span>
          <span className={css.kind}>{t.kinds[kind]}</span>
        </>
      ),
      phone: 'title',
    },
    { key: 'purpose', header: t.purpose, cell: ({ purpose }) => purpose[language], phone: 'meta' },
    { key: 'keeps', header: t.keeps, cell: ({ keeps }) => keeps[language], phone: 'meta' },
    {
      key: 'by',
      header: t.by,
      cell: ({ by, when }) => t.byFor(by === 'tag' ? t.tag : brand, t.whens[when]),
      phone: 'meta',
    },
  ];
  return (
    <Panel title={t[need]} lead={t[`${need}Text`]} flush>
      <DataTable
        caption={t[need]}
        columns={columns}
        rows={storageItems.filter((item) => item.need === need)}
        rowKey={({ name, kind }) => `${kind}:${name}`}
      />
    </Panel>
  );
}
