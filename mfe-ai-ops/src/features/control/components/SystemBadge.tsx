import { useTexts } from '@stroomwerk/mfe-runtime';
import { StatusLabel } from '@stroomwerk/ui-kit';
import { controlTexts } from '../texts.js';

/** Actief, or Offline for any other status. Nothing while it is unknown. */
export function SystemBadge({ status }: { status: string | undefined }) {
  const t = useTexts(controlTexts);
  if (status === undefined) return null;
  const running = status === 'active';
  return (
    <StatusLabel status={running ? 'active' : 'inactive'} badge>
      {running ? t.active : t.offline}
    </StatusLabel>
  );
}
