import type { OpsUser } from '@stroomwerk/contracts/auth';
import { grantRules, revokeRules } from '@stroomwerk/contracts/forms';
import { useTexts } from '@stroomwerk/mfe-runtime';
import {
  Button,
  Dialog,
  ErrorNotice,
  Field,
  type FormRules,
  Input,
  Notice,
  Select,
  Textarea,
  useForm,
  useToast,
} from '@stroomwerk/ui-kit';
import { useId } from 'react';
import { failureText } from '../../polling/model/failure.js';
import { usePlanActs, usePrices } from '../api/useOpsUsers.js';
import { planLabel, planOptions } from '../model/plans.js';
import { opsUsersTexts } from '../texts.js';

export type PlanAct = 'grant' | 'revoke';

interface PlanDialogProps {
  readonly act: PlanAct;
  readonly user: OpsUser;
  readonly onClose: () => void;
}

/** Gives or revokes a plan, with the reason that the history keeps. */
export function PlanDialog({ act, user, onClose }: PlanDialogProps) {
  const t = useTexts(opsUsersTexts);
  const toast = useToast();
  const id = useId();
  const catalogue = usePrices();
  const options = planOptions(catalogue.data?.prices ?? []);
  const acts = usePlanActs();
  const giving = act === 'grant';
  const rules: FormRules = giving ? grantRules : revokeRules;
  const done = (text: string) => {
    toast.show(text);
    onClose();
  };
  const form = useForm(rules, {
    wording: { reason: t.reasonMissing },
    send: async ({ price_tier: chosen, until, reason = '' }) => {
      const body = { user_id: user.id, reason };
      const tier = options.find((option) => option.tier === chosen)?.tier;
      if (!giving) {
        await acts.revoke.mutateAsync({ body });
        done(t.revoked(user.full_name));
      } else if (tier !== undefined) {
        const { source } = await acts.grant.mutateAsync({
          body: { ...body, price_tier: tier, ...(until ? { until } : {}) },
        });
        const said = source === 'payment' ? t.grantedBeside : t.granted;
        done(said(planLabel(tier, options, t), user.full_name));
      }
    },
    failed: ({ detail }) => `${giving ? t.grantFailed : t.revokeFailed} ${detail}`,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={giving ? t.grantTitle(user.full_name) : t.revokeTitle(user.full_name)}
      actions={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button
            type="submit"
            form={id}
            variant={giving ? 'primary' : 'danger'}
            busy={form.busy}
            disabled={giving && options.length === 0}
          >
            {giving ? t.grant : t.revoke}
          </Button>
        </>
      }
    >
      <form {...form.props} id={id} className="stack">
        <p>{giving ? t.grantText : t.revokeText}</p>
        {giving && catalogue.error && !catalogue.data ? (
          <ErrorNotice error={catalogue.error} title={t.plansFailed} onRetry={() => void catalogue.refetch()}>
            {failureText(catalogue.error)}
          </ErrorNotice>
        ) : giving ? (
          <Field label={t.tier} error={form.problems.price_tier}>
            <Select
              {...form.field('price_tier')}
              options={options.map((option) => ({
                value: option.tier,
                label: planLabel(option.tier, options, t),
              }))}
            />
          </Field>
        ) : null}
        {giving ? (
          <Field label={t.until} hint={t.untilHint} error={form.problems.until} optional>
            <Input {...form.field('until')} />
          </Field>
        ) : null}
        <Field label={t.reason} hint={t.reasonHint} error={form.problems.reason}>
          <Textarea {...form.field('reason')} rows={3} />
        </Field>
        {form.failure === undefined ? null : (
          <Notice tone="danger" live>
            {form.failure}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
