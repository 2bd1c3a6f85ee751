import type { Deployment } from '@stroomwerk/contracts/library';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { LinkButton } from '@stroomwerk/ui-kit';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import type { Stage } from '../model/stage.js';
import { resultTexts } from '../result-texts.js';
import { NewTab } from './NewTab.js';
import { Original } from './Original.js';
import { Says, type SaysTone } from './Says.js';

interface PlacedProps {
  readonly deployment: Deployment;
  readonly stage: Stage;
  readonly heading: Ref<HTMLHeadingElement>;
}

const tones: Partial<Record<Stage, SaysTone>> = {
  waiting: 'wait',
  ran: 'good',
  by_hand: 'good',
  not_published: 'warn',
  run_canceled: 'warn',
};

/** It is in their n8n: whether it runs, and how its first run went. One that failed has a screen of its own. */
export function Placed({ deployment, stage, heading }: PlacedProps) {
  const t = useTexts(resultTexts);
  const said = useWords(deployment, stage);
  const { n8n_url: url, automation_id: id, problem } = deployment;
  return (
    <Says
      tone={tones[stage] ?? 'wait'}
      title={said.title}
      heading={heading}
      acts={
        <>
          {url ? (
            <LinkButton
              variant={stage === 'by_hand' ? 'primary' : 'outline'}
              href={url}
              target="_blank"
              rel="noreferrer"
              iconEnd={<NewTab words={t.newTab} />}
            >
              {t.open}
            </LinkButton>
          ) : null}
          {id ? (
            <LinkButton
              variant={stage === 'by_hand' ? 'outline' : 'primary'}
              component={Link}
              to={`/dashboard/automations/${id}`}
            >
              {t.see}
            </LinkButton>
          ) : null}
          {id && deployment.connection.purpose === 'test' ? (
            <LinkButton component={Link} to={`/workflow-library/promote/${id}`}>
              {t.promote}
            </LinkButton>
          ) : null}
        </>
      }
    >
      <p>{said.text}</p>
      {stage === 'not_published' ? <Original text={problem?.said ?? null} /> : null}
    </Says>
  );
}

function useWords(deployment: Deployment, stage: Stage): { title: string; text: string } {
  const t = useTexts(resultTexts);
  const format = useFormat();
  const {
    connection,
    problem,
    first_run: run,
    published_at: published,
    created_at: created,
    state,
  } = deployment;
  const ranAt = format.time(run?.started_at ?? created);
  switch (stage) {
    case 'ran': {
      const took = run?.duration_ms ?? null;
      const text =
        state === 'placed' ? t.ranByHand : took === null ? t.ranText : t.ranIn(format.duration(took));
      return { title: t.ran(ranAt), text };
    }
    case 'run_canceled':
      return { title: t.canceled(ranAt), text: t.canceledText };
    case 'by_hand':
      return { title: t.byHand, text: t.byHandText };
    case 'not_published':
      return { title: t.notPublished(connection.name), text: problem?.detail ?? '' };
    default:
      return { title: t.waiting(format.time(published ?? created)), text: t.waitingText };
  }
}
