import { places, useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { LinkButton, type Status, StatusLabel, TextLink } from '@stroomwerk/ui-kit';
import { Link } from 'react-router-dom';
import { NewTab } from '../../deploy/components/NewTab.js';
import { Original } from '../../deploy/components/Original.js';
import { deployTexts } from '../../deploy/texts.js';
import { type BatchItem, type ItemStage, itemStage } from '../model/batch.js';
import { collectionDeployTexts } from '../texts.js';
import css from './CollectionDeploy.module.css';

const statuses: Record<ItemStage, Status> = {
  placing: 'pending',
  publishing: 'pending',
  undoing: 'pending',
  waiting: 'running',
  ran: 'running',
  run_failed: 'failed',
  run_canceled: 'paused',
  by_hand: 'stopped',
  not_published: 'paused',
  failed: 'failed',
  undone: 'stopped',
  refused: 'failed',
};

interface ItemProps {
  readonly item: BatchItem;
  /** Why it was not taken out again. */
  readonly left: string | undefined;
}

/** One of several: how it stands, why where it failed, and where to go on. */
export function Item({ item, left }: ItemProps) {
  const t = useTexts(collectionDeployTexts);
  const { newTab } = useTexts(deployTexts);
  const { name, filename, deployment } = item;
  const stage = itemStage(item);
  const details = deployment && `${places.deploy(filename)}?deployment=${deployment.id}`;
  return (
    <li className={css.item}>
      <div className={css.itemText}>
        <span className={css.itemName}>{name}</span>
        <StatusLabel status={statuses[stage]}>{t.stages[stage]}</StatusLabel>
        <Why item={item} stage={stage} />
        {left === undefined ? null : <p>{t.stays(left)}</p>}
      </div>
      {deployment?.n8n_url && stage !== 'failed' && stage !== 'undoing' ? (
        <LinkButton
          size="sm"
          href={deployment.n8n_url}
          target="_blank"
          rel="noreferrer"
          aria-label={`${t.openOf(name)} (${newTab})`}
          iconEnd={<NewTab words={newTab} />}
        >
          {t.open}
        </LinkButton>
      ) : null}
      {details ? (
        <LinkButton
          size="sm"
          component={Link}
          to={details}
          aria-label={stage === 'run_failed' ? t.whatToDoOf(name) : t.detailsOf(name)}
        >
          {stage === 'run_failed' ? t.whatToDo : t.details}
        </LinkButton>
      ) : null}
    </li>
  );
}

function Why({ item: { deployment, refused }, stage }: { item: BatchItem; stage: ItemStage }) {
  const t = useTexts(collectionDeployTexts);
  const { newTab } = useTexts(deployTexts);
  const format = useFormat();
  if (refused) return <p>{refused.detail}</p>;
  if (deployment === null) return null;
  const { problem, left_behind: left, first_run: run } = deployment;
  return (
    <>
      {stage === 'ran' && run ? <p>{t.ranAt(format.time(run.started_at))}</p> : null}
      {problem ? <p>{problem.detail}</p> : null}
      {left ? (
        <p>
          {t.leftBehind}{' '}
          <TextLink href={left.n8n_url} target="_blank" rel="noreferrer">
            {left.name} <NewTab words={newTab} />
          </TextLink>
        </p>
      ) : null}
      <Original text={problem?.said ?? null} />
    </>
  );
}
