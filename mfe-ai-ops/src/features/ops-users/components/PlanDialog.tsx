import type { PriceTier } from '@stroomwerk/contracts';
import type { OpsUser } from '@stroomwerk/contracts/auth';
import { ApiError, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Dialog, ErrorNotice, Field, Notice, Select, Textarea, useToast } from '@stroomwerk/ui-kit';
import { type FormEvent, useId, useState } from 'react';
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

/** The shortest reason that billing takes. */
const shortestReason = 3;

/** Gives or revokes a plan, with the reason that the history keeps. */
export function PlanDialog({ act, user, onClose }: PlanDialogProps) {
  const t = useTexts(opsUsersTexts);
  const toast = useToast();
  const form = useId();
  const catalogue = usePrices();
  const options = planOptions(catalogue.data?.prices ?? []);
  const acts = usePlanActs();
  const [chosen, setChosen] = useState<PriceTier>();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const giving = act === 'grant';
  const tier = chosen ?? options[0]?.tier;
  const { error, isPending } = giving ? acts.grant : acts.revoke;
  const done = (text: string) => {
    toast.show(text);
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const short = reason.trim().length < shortestReason;
    setMissing(short);
    if (short || isPending) return;
    const body = { user_id: user.id, reason: reason.trim() };
    if (!giving) acts.revoke.mutate({ body }, { onSuccess: () => done(t.revoked(user.full_name)) });
    else if (tier !== undefined)
      acts.grant.mutate(
        { body: { ...body, price_tier: tier } },
        { onSuccess: () => done(t.granted(planLabel(tier, options, t), user.full_name)) },
      );
  };
  const refused = error instanceof ApiError ? error.fields?.reason : undefined;
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
            form={form}
            variant={giving ? 'primary' : 'danger'}
            busy={isPending}
            disabled={giving && tier === undefined}
          >
            {giving ? t.grant : t.revoke}
          </Button>
        </>
      }
    >
      <form id={form} className="stack" onSubmit={submit} noValidate>
        <p>{giving ? t.grantText : t.revokeText}</p>
        {giving && catalogue.error && !catalogue.data ? (
          <ErrorNotice error={catalogue.error} title={t.plansFailed} onRetry={() => void catalogue.refetch()}>
            {failureText(catalogue.error)}
          </ErrorNotice>
        ) : giving ? (
          <Field label={t.tier}>
            <Select
              value={tier ?? ''}
              options={options.map((option) => ({
                value: option.tier,
                label: planLabel(option.tier, options, t),
              }))}
              onChange={({ target }) =>
                setChosen(options.find((option) => option.tier === target.value)?.tier)
              }
            />
          </Field>
        ) : null}
        <Field label={t.reason} hint={t.reasonHint} error={missing ? t.reasonMissing : refused}>
          <Textarea
            value={reason}
            rows={3}
            maxLength={500}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
        {error === null || refused !== undefined ? null : (
          <Notice tone="danger" live>
            {giving ? t.grantFailed : t.revokeFailed} {failureText(error)}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
