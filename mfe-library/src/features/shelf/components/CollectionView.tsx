import { useFormat, usePageTitle, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, EmptyState, LinkButton } from '@stroomwerk/ui-kit';
import { FolderMinus, Rocket } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { collectionDeployAddress } from '../../collection-deploy/model/address.js';
import { TileList } from '../../library/components/TileList.js';
import { useCollection, useCollectionActs } from '../api/use-collections.js';
import { shelfTexts } from '../texts.js';
import { allCollections, CollectionAway, ToCollections } from './CollectionAway.js';
import { NameDialog } from './NameDialog.js';
import css from './Shelf.module.css';
import { ZipButton } from './ZipButton.js';

/** One collection: its workflows, to take home together or out of it one by one. */
export function CollectionView({ id }: { id: string }) {
  const t = useTexts(shelfTexts);
  const format = useFormat();
  const navigate = useNavigate();
  const { data, error, refetch } = useCollection(id);
  const acts = useCollectionActs();
  const [naming, setNaming] = useState(false);
  usePageTitle(data?.name ?? t.collections);
  if (!data) return <CollectionAway error={error} words={t} tiles={3} onRetry={() => void refetch()} />;
  return (
    <>
      <ToCollections>{t.back}</ToCollections>
      <div className={css.head}>
        <div className={css.headTitle}>
          <h2 className="h3">{data.name}</h2>
          <p className={css.soft} role="status">
            {t.count(format.number(data.workflows.length))} · {t.changedAt(format.date(data.updated_at))}
          </p>
        </div>
        <div className={css.acts}>
          {data.workflows.length === 0 ? null : (
            <LinkButton
              variant="primary"
              component={Link}
              to={collectionDeployAddress(id)}
              icon={<Rocket size={16} aria-hidden="true" />}
            >
              {t.deployAll}
            </LinkButton>
          )}
          <ZipButton filenames={data.filenames} />
          <Button onClick={() => setNaming(true)}>{t.rename}</Button>
          <Button
            onClick={() => {
              void acts.remove(data).then((gone) => (gone ? navigate(allCollections) : undefined));
            }}
          >
            {t.remove}
          </Button>
        </div>
      </div>
      {data.workflows.length === 0 ? (
        <EmptyState
          centred
          action={
            <LinkButton component={Link} to="/workflow-library">
              {t.toAll}
            </LinkButton>
          }
        >
          {t.empty}
        </EmptyState>
      ) : (
        <TileList
          workflows={data.workflows}
          label={data.name}
          extra={(workflow) => (
            <Button
              size="sm"
              icon={<FolderMinus size={14} aria-hidden="true" />}
              aria-label={t.takeOutOf(workflow.name)}
              onClick={() => void acts.takeOut(data, workflow)}
            >
              {t.takeOut}
            </Button>
          )}
        />
      )}
      {naming ? (
        <NameDialog
          title={t.renameTitle(data.name)}
          verb={t.save}
          name={data.name}
          onName={(name) => acts.rename.mutateAsync({ params: { id }, body: { name } })}
          onClose={() => setNaming(false)}
        />
      ) : null}
    </>
  );
}
