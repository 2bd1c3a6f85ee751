import { type PlanName } from '@stroomwerk/contracts';
import type { Promotion, PromotionRefusal } from '@stroomwerk/contracts/library';
import { places, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, LinkButton } from '@stroomwerk/ui-kit';
import { Link } from 'react-router-dom';
import deployCss from '../../deploy/components/Deploy.module.css';
import { Says } from '../../deploy/components/Says.js';
import { Offer } from '../../library/components/Offer.js';
import { sideOf } from '../../updates/model/choice.js';
import { refusalTexts } from '../refusal-texts.js';
import { promoteTexts } from '../texts.js';
import css from './Promote.module.css';

/** The plans by the names that price cards give them. */
const planTitles: Readonly<Record<PlanName, string>> = {
  starter: 'Starter',
  launch_special: 'Launch Special',
  professional: 'Professional',
  enterprise: 'Enterprise',
  lifetime: 'Lifetime',
};
/** What is put right at the connections. */
const atConnections: ReadonlySet<PromotionRefusal> = new Set([
  ...(['not_on_trial', 'agreement_required', 'no_production', 'missing_scope'] as const),
  ...(['trial_failing', 'production_failing'] as const),
]);

export interface PromoteRefusedProps {
  readonly promotion: Promotion;
  readonly refusal: PromotionRefusal;
  readonly busy: boolean;
  readonly onLook: () => void;
}

/** Why it cannot go to production now, with the act that solves it. */
export function PromoteRefused({ promotion, refusal, busy, onLook }: PromoteRefusedProps) {
  const t = useTexts(refusalTexts);
  if (refusal === 'no_plan') return <Offer />;
  const { plan, target, missing, conflicts, automations } = promotion;
  const { title, text } = t.said[refusal];
  const offered = refusal === 'automation_limit' ? automations.next_plan : plan;
  const isOffer = refusal === 'test_instance_plan' || refusal === 'automation_limit';
  return (
    <Says
      tone={isOffer ? 'new' : 'warn'}
      title={title}
      acts={
        <>
          {isOffer ? (
            <LinkButton variant="primary" component={Link} to={places.pricing}>
              {t.plans}
            </LinkButton>
          ) : null}
          {atConnections.has(refusal) ? (
            <LinkButton variant="primary" component={Link} to="/account/n8n">
              {t.connections}
            </LinkButton>
          ) : null}
          {target ? (
            <LinkButton href={target.n8n_url} target="_blank" rel="noreferrer">
              {t.open}
            </LinkButton>
          ) : null}
          {isOffer ? null : (
            <Button busy={busy} onClick={onLook}>
              {t.again}
            </Button>
          )}
        </>
      }
    >
      <p>{text}</p>
      {isOffer && offered ? <p>{t.plan(planTitles[offered])}</p> : null}
      {missing.length > 0 ? (
        <dl className={deployCss.scopes}>
          {missing.map(({ scope, without }) => (
            <div key={scope}>
              <dt className="mono">{scope}</dt>
              <dd>{without}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {conflicts.length > 0 ? <Clashes conflicts={conflicts} /> : null}
    </Says>
  );
}

/** Each place that both sides changed, with what stands there. */
function Clashes({ conflicts }: Pick<Promotion, 'conflicts'>) {
  const t = useTexts(promoteTexts);
  return (
    <ul className="stack-sm">
      {conflicts.map((conflict) => (
        <li key={conflict.id} className={css.clash}>
          <b>{t.conflict(conflict.step, conflict.at)}</b>
          <dl>
            <div>
              <dt>{t.trialSide}</dt>
              <dd>{sideOf(conflict, conflict.ours) ?? t.empty}</dd>
            </div>
            <div>
              <dt>{t.productionSide}</dt>
              <dd>{sideOf(conflict, conflict.theirs) ?? t.empty}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}
