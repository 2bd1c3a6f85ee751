import { collectionRules } from '@stroomwerk/contracts/forms';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Dialog, ErrorNotice, Field, Input, RowSkeleton, useForm } from '@stroomwerk/ui-kit';
import { FolderPlus } from 'lucide-react';
import { useState } from 'react';
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
  const form = useForm(collectionRules, {
    wording: { name: t.nameMissing },
    send: async (body) => put(await acts.create.mutateAsync({ body })),
    at: 'name',
  });
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
      <form {...form.props} className={css.newOne}>
        <Field label={t.newName} error={form.problems.name} className={css.grow}>
          <Input {...form.field('name')} autoComplete="off" />
        </Field>
        <Button type="submit" busy={form.busy} icon={<FolderPlus size={16} aria-hidden="true" />}>
          {t.createDo}
        </Button>
      </form>
    </Dialog>
  );
}
