import { planGives } from '@stroomwerk/contracts';
import type { ConnectionsResponse } from '@stroomwerk/contracts/library';
import { places, useTexts } from '@stroomwerk/mfe-runtime';
import { LinkButton, Notice } from '@stroomwerk/ui-kit';
import { Link } from 'react-router-dom';
import { planTitles } from '../model/plan-title.js';
import { connectionTexts } from '../texts.js';

/** As many as the plan allows, and the plan that allows more. */
export function Full({ limit, next_plan: next }: Pick<ConnectionsResponse, 'limit' | 'next_plan'>) {
  const t = useTexts(connectionTexts);
  return (
    <Notice
      title={t.full(limit)}
      action={
        next ? (
          <LinkButton size="sm" variant="signal" component={Link} to={places.pricing}>
            {t.plans}
          </LinkButton>
        ) : undefined
      }
    >
      {next ? t.fullNext(planTitles[next], planGives[next].instances) : t.fullMost}
    </Notice>
  );
}
