import type { CheckoutSession } from '@stroomwerk/contracts/billing';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Facts, Panel } from '@stroomwerk/ui-kit';
import { planLabel } from '../model/plan-labels.js';
import { successTexts } from '../texts.js';

/** The plan and the amounts that were really paid; without a session the label of the tier. */
export function Paid({ session, tier }: { session: CheckoutSession | undefined; tier: string | null }) {
  const t = useTexts(successTexts);
  const format = useFormat();
  if (!session) {
    const label = planLabel(tier);
    return (
      <Panel title={t.plan}>
        <Facts
          items={[
            { term: label.name, value: `${format.euro(label.euros * 100, { style: 'marketing' })} ${t.net}` },
          ]}
        />
      </Panel>
    );
  }
  return (
    <Panel title={t.paid}>
      <Facts
        items={[
          { term: t.plan, value: `${session.plan_name}, ${t.per[session.interval ?? 'once']}` },
          { term: t.net, value: format.euro(session.amount_subtotal_cents) },
          { term: t.tax, value: format.euro(session.amount_tax_cents) },
          { term: t.total, value: <strong>{format.euro(session.amount_total_cents)}</strong> },
        ]}
      />
    </Panel>
  );
}
