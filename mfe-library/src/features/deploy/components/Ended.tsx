import type { Deployment } from '@stroomwerk/contracts/library';
import { places, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, LinkButton, TextLink } from '@stroomwerk/ui-kit';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { resultTexts } from '../result-texts.js';
import { NewTab } from './NewTab.js';
import { Original } from './Original.js';
import { Says } from './Says.js';

interface EndedProps {
  readonly deployment: Deployment;
  readonly heading: Ref<HTMLHeadingElement>;
  /** Back to the form, for a press of its own. */
  readonly onAgain: () => void;
}

/** It could not be placed: why, what is left of it in their n8n, and another try with what was filled in. */
export function Failed({ deployment: { problem, left_behind: left }, heading, onAgain }: EndedProps) {
  const t = useTexts(resultTexts);
  return (
    <Says
      tone="bad"
      title={t.failed}
      heading={heading}
      acts={
        <Button variant="primary" onClick={onAgain}>
          {t.tryAgain}
        </Button>
      }
    >
      {problem ? <p>{problem.detail}</p> : null}
      {left ? (
        <p>
          {t.leftBehind}{' '}
          <TextLink href={left.n8n_url} target="_blank" rel="noreferrer">
            {left.name} <NewTab words={t.newTab} />
          </TextLink>
        </p>
      ) : (
        <p>{t.nothingLeft}</p>
      )}
      <Original text={problem?.said ?? null} />
    </Says>
  );
}

/** It was taken out again. */
export function Undone({ deployment: { filename, connection }, heading, onAgain }: EndedProps) {
  const t = useTexts(resultTexts);
  return (
    <Says
      tone="gone"
      title={t.undone}
      heading={heading}
      acts={
        <>
          <Button onClick={onAgain}>{t.onceMore}</Button>
          <LinkButton variant="primary" component={Link} to={places.workflow(filename)}>
            {t.toWorkflow}
          </LinkButton>
        </>
      }
    >
      <p>{t.undoneText(connection.name)}</p>
    </Says>
  );
}
