import { useTexts } from '@stroomwerk/mfe-runtime';
import { Button, type ButtonProps } from '@stroomwerk/ui-kit';
import { Play, Square } from 'lucide-react';
import { useIsOps } from '../api/useIsOps.js';
import type { useSystem } from '../api/useSystem.js';
import type { CycleState } from '../model/poll.js';
import { controlTexts } from '../texts.js';

type System = Pick<ReturnType<typeof useSystem<CycleState>>, 'start' | 'stop'>;

interface StartStopProps {
  readonly system: System;
  readonly status: string | undefined;
  readonly size?: ButtonProps['size'];
}

/** `active` shows Stop, any other status Start (specification, section 4). Without the role ops it says why it is off. */
export function StartStop({ system, status, size }: StartStopProps) {
  const t = useTexts(controlTexts);
  const ops = useIsOps();
  const running = status === 'active';
  const act = running ? system.stop : system.start;
  const Icon = running ? Square : Play;
  return (
    <Button
      size={size}
      icon={<Icon size={16} strokeWidth={1.6} aria-hidden="true" />}
      busy={system.start.isPending || system.stop.isPending}
      disabled={status === undefined}
      disabledReason={ops ? undefined : t.opsOnly}
      onClick={() => act.mutate({})}
    >
      {running ? t.stop : t.start}
    </Button>
  );
}
