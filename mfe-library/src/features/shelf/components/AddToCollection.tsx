import { ApiError, useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Dialog, ErrorNotice, Field, Input, RowSkeleton } from '@stroomwerk/ui-kit';
import { FolderPlus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCollectionActs, useCollections } from '../api/use-collections.js';
import { shelfTexts } from '../texts.js';
import css from './Shelf.module.css';

/** Where workflows are put: one of the collections, or a new one. */
export function AddToCollection({
  filenames,
  onClose,
  onAdded,
}: {
  filenames: readonly string[];
  onClose: () => void;
  onAdded?: () => void;
}) {
  const t = useTexts(shelfTexts);
  const format = useFormat();
  const navigate = useNavigate();
  const { data, error, refetch } = useCollections();
  const acts = useCollectionActs();
  const [name, setName] = useState('');
  const [refused, setRefused] = useState<string>();
  const [busy, setBusy] = useState<string>();
  const put = async (to: NonNullable<typeof data>['collections'][number]) => {
    setBusy(to.id);
    const all = await acts.add(
      to,
      filenames,
      () => void navigate(`/workflow-library?view=collections&collection=${to.id}`),
    );
    setBusy(undefined);
    if (!all) return;
    onClose();
    onAdded?.();
  };
  const create = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setRefused(t.nameMissing);
    setBusy('new');
    try {
      await put(await acts.create.mutateAsync({ body: { name: name.trim() } }));
    } catch (failure) {
      setRefused(failure instanceof ApiError ? (failure.fields.name ?? failure.detail) : t.failed);
      setBusy(undefined);
    }
  };
  return (
    <Dialog open onClose={onClose} title={t.addTitle(format.number(filenames.length))}>
      <p>{t.addText}</p>
      {error && !data ? (
        <ErrorNotice error={error} title={t.failed} onRetry={() => void refetch()}>
          {error.detail}
        </ErrorNotice>
      ) : null}
      {!data && !error ? <RowSkeleton count={2} /> : null}
      {data && data.collections.length > 0 ? (
        <ul className={css.targets}>
          {data.collections.map((one) => {
            const inIt = filenames.every((file) => one.filenames.includes(file));
            return (
              <li key={one.id}>
                <Button
                  full
                  busy={busy === one.id}
                  disabledReason={inIt ? t.already : undefined}
                  aria-label={t.addTo(one.name)}
                  onClick={() => void put(one)}
                >
                  <span className={css.target}>
                    <span className={css.targetName}>{one.name}</span>
                    <span className={css.soft}>
                      {inIt ? t.already : t.count(format.number(one.filenames.length))}
                    </span>
                  </span>
                </Button>
              </li>
            );
          })}
        </ul>
      ) : null}
      <form className={css.newOne} onSubmit={(event) => void create(event)} noValidate>
        <Field label={t.newName} error={refused} className={css.grow}>
          <Input
            value={name}
            maxLength={80}
            autoComplete="off"
            onChange={({ target }) => {
              setName(target.value);
              setRefused(undefined);
            }}
          />
        </Field>
        <Button type="submit" busy={busy === 'new'} icon={<FolderPlus size={16} aria-hidden="true" />}>
          {t.createDo}
        </Button>
      </form>
    </Dialog>
  );
}
