import { type PlanName, planGives } from '@stroomwerk/contracts';
import type { DeployConnection, DeployForm } from '@stroomwerk/contracts/library';
import { places, useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, LinkButton } from '@stroomwerk/ui-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Offer } from '../../library/components/Offer.js';
import { refusalTexts } from '../refusal-texts.js';
import css from './Deploy.module.css';
import { type Kept, NoN8nYet } from './NoN8nYet.js';
import { Says } from './Says.js';

/** The plans by the names that price cards give them. */
const planTitles: Readonly<Record<PlanName, string>> = {
  starter: 'Starter',
  launch_special: 'Launch Special',
  professional: 'Professional',
  enterprise: 'Enterprise',
  lifetime: 'Lifetime',
};

interface RefusedProps {
  readonly form: Pick<DeployForm, 'refusal' | 'missing' | 'automations'>;
  readonly kept: Kept;
  readonly connection: DeployConnection | undefined;
  readonly onLook: () => void;
  readonly busy: boolean;
}

/** Why it cannot be deployed now, with the one act that solves it. Where it leads away what was chosen is kept. */
export function Refused({ form, kept, connection, onLook, busy }: RefusedProps) {
  const t = useTexts(refusalTexts);
  const n8n = connection?.name ?? 'n8n';
  switch (form.refusal) {
    case 'no_plan':
      return <Offer />;
    case 'no_connection':
      return <NoN8nYet kept={kept} />;
    case 'automation_limit':
      return <Limit automations={form.automations} />;
    case 'connection_failing':
      return (
        <Says
          tone="bad"
          title={t.failing.title(n8n)}
          acts={
            <>
              <Act to={kept.address}>{t.failing.mend}</Act>
              <Button busy={busy} onClick={onLook}>
                {t.failing.again}
              </Button>
            </>
          }
        >
          <p>{t.failing.text}</p>
        </Says>
      );
    case 'missing_scope':
      return (
        <Says tone="warn" title={t.scope.title} acts={<Act to={kept.address}>{t.scope.mend}</Act>}>
          <p>{t.scope.text}</p>
          <dl className={css.scopes}>
            {form.missing.map(({ scope, without }) => (
              <div key={scope}>
                <dt className="mono">{scope}</dt>
                <dd>{without}</dd>
              </div>
            ))}
          </dl>
        </Says>
      );
    case 'agreement_required':
      return (
        <Says tone="new" title={t.agreement.title} acts={<Act to={kept.address}>{t.agreement.read}</Act>}>
          <p>{kept.several ? t.agreement.textAll : t.agreement.text}</p>
        </Says>
      );
    case null:
      return null;
  }
}

const Act = ({ to, children }: { to: string; children: ReactNode }) => (
  <LinkButton variant="primary" component={Link} to={to}>
    {children}
  </LinkButton>
);

/** As many automations as the plan watches, and the plan that watches more. */
function Limit({ automations: { used, most, next_plan: next } }: Pick<DeployForm, 'automations'>) {
  const { limit: t } = useTexts(refusalTexts);
  const format = useFormat();
  return (
    <Says
      tone="warn"
      title={t.title(format.number(used), format.number(most))}
      acts={
        next ? (
          <Act to={places.pricing}>{t.plans}</Act>
        ) : (
          <Act to="/dashboard?tab=automations">{t.automations}</Act>
        )
      }
    >
      <p>{next ? t.next(planTitles[next], format.number(planGives[next].automations)) : t.most}</p>
    </Says>
  );
}
