import type { RunningAlready } from '@stroomwerk/contracts/library';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { Notice, TextLink } from '@stroomwerk/ui-kit';
import { Link } from 'react-router-dom';
import { seenTexts } from '../seen-texts.js';

/** The account's automations that are this workflow, each with the way to it; nothing where there are none. */
export function Already({ running = [] }: { running: readonly RunningAlready[] | undefined }) {
  const t = useTexts(seenTexts);
  if (running.length === 0) return null;
  return (
    <Notice title={t.already}>
      {running.map(({ automation_id: id, name, status }, at) => (
        <span key={id}>
          {at > 0 ? ', ' : ''}
          <TextLink component={Link} to={`/dashboard/automations/${id}`}>
            {name}
          </TextLink>{' '}
          ({t.states[status].toLowerCase()})
        </span>
      ))}
    </Notice>
  );
}
