import { places, useTexts } from '@stroomwerk/mfe-runtime';
import { LinkButton, Notice } from '@stroomwerk/ui-kit';
import { Link } from 'react-router-dom';
import { connectionTexts } from '../texts.js';

/** What was chosen before, with where it goes on and where it is shown. */
interface Kept {
  readonly on: string;
  readonly back: string;
}

/** The workflow that was chosen before: it waits, or it can go on. */
export function KeptWorkflow({ filename, connected }: { filename: string; connected: boolean }) {
  const t = useTexts(connectionTexts);
  const kept = { on: places.deploy(filename), back: places.workflow(filename) };
  return <Waits kept={kept} connected={connected} words={t.workflow} />;
}

/** The same of a collection that is to be put in as a whole. */
export function KeptCollection({ id, connected }: { id: string; connected: boolean }) {
  const t = useTexts(connectionTexts);
  const address = `/workflow-library/collections/${encodeURIComponent(id)}/deploy`;
  return <Waits kept={{ on: address, back: address }} connected={connected} words={t.collection} />;
}

interface WaitsProps {
  readonly kept: Kept;
  readonly connected: boolean;
  readonly words: Readonly<Record<'waits' | 'after' | 'back' | 'ready' | 'on', string>>;
}

function Waits({ kept, connected, words: t }: WaitsProps) {
  return (
    <Notice
      tone={connected ? 'success' : 'info'}
      title={connected ? undefined : t.waits}
      action={
        <LinkButton
          size="sm"
          variant={connected ? 'primary' : 'signal'}
          component={Link}
          to={connected ? kept.on : kept.back}
        >
          {connected ? t.on : t.back}
        </LinkButton>
      }
    >
      {connected ? t.ready : t.after}
    </Notice>
  );
}
