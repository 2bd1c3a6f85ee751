import type { Collection } from '@stroomwerk/contracts/library';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import {
  Button,
  EmptyState,
  ErrorNotice,
  LinkButton,
  LoadingText,
  Panel,
  PanelItems,
  RowSkeleton,
  TextLink,
} from '@stroomwerk/ui-kit';
import { FolderPlus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useCollectionActs, useCollections } from '../api/use-collections.js';
import { shelfTexts } from '../texts.js';
import { NameDialog } from './NameDialog.js';
import css from './Shelf.module.css';
import { ZipButton } from './ZipButton.js';

const addressOf = ({ id }: Collection) => `/workflow-library?view=collections&collection=${id}`;

/** The collections: made, renamed, opened, taken home, deleted. */
export function CollectionsView() {
  const t = useTexts(shelfTexts);
  const format = useFormat();
  const { data, error, refetch } = useCollections();
  const acts = useCollectionActs();
  const [naming, setNaming] = useState<Collection | 'new'>();
  const create = (
    <Button size="sm" icon={<FolderPlus size={16} aria-hidden="true" />} onClick={() => setNaming('new')}>
      {t.create}
    </Button>
  );
  return (
    <>
      <Panel
        title={t.collections}
        lead={t.collectionsLead}
        actions={create}
        flush={(data?.collections.length ?? 0) > 0}
      >
        {error && !data ? (
          <ErrorNotice error={error} title={t.failed} onRetry={() => void refetch()}>
            {error.detail}
          </ErrorNotice>
        ) : !data ? (
          <>
            <LoadingText />
            <RowSkeleton count={3} />
          </>
        ) : data.collections.length === 0 ? (
          <EmptyState centred>{t.noCollections}</EmptyState>
        ) : (
          <PanelItems>
            {data.collections.map((one) => (
              <li key={one.id} className={css.row}>
                <div className={css.rowText}>
                  <TextLink standalone component={Link} to={addressOf(one)}>
                    {one.name}
                  </TextLink>
                  <p className={css.soft}>
                    {t.count(format.number(one.filenames.length))} ·{' '}
                    {t.changedAt(format.date(one.updated_at))}
                  </p>
                </div>
                <fieldset className={css.acts} aria-label={t.actionsOf(one.name)}>
                  <LinkButton size="sm" component={Link} to={addressOf(one)} aria-label={t.openOf(one.name)}>
                    {t.open}
                  </LinkButton>
                  <ZipButton size="sm" filenames={one.filenames} />
                  <Button size="sm" onClick={() => setNaming(one)}>
                    {t.rename}
                  </Button>
                  <Button size="sm" onClick={() => void acts.remove(one)}>
                    {t.remove}
                  </Button>
                </fieldset>
              </li>
            ))}
          </PanelItems>
        )}
      </Panel>
      {naming === undefined ? null : (
        <NameDialog
          title={naming === 'new' ? t.create : t.renameTitle(naming.name)}
          verb={naming === 'new' ? t.createDo : t.save}
          name={naming === 'new' ? '' : naming.name}
          onName={(name) =>
            naming === 'new'
              ? acts.create.mutateAsync({ body: { name } })
              : acts.rename.mutateAsync({ params: { id: naming.id }, body: { name } })
          }
          onClose={() => setNaming(undefined)}
        />
      )}
    </>
  );
}
