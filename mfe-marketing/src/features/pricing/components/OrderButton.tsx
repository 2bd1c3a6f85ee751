import { busyText, places, useCheckout, type WantedPlan } from '@stroomwerk/mfe-runtime';
import { Button, type ButtonProps, submits, useToast } from '@stroomwerk/ui-kit';
import { useCallback } from 'react';
import css from './OrderButton.module.css';

interface OrderButtonProps
  extends Pick<ButtonProps, 'variant' | 'size' | 'full' | 'aria-label' | 'children'> {
  plan: WantedPlan;
}

/**
 * A button that sells a plan: idle, "Bezig...", then the payment page (specification, section 4). A failure is said in a
 * toast and stays below the button. Before the scripts are there it sends the plan along to registering.
 */
export function OrderButton({ plan, ...look }: OrderButtonProps) {
  const toast = useToast();
  const onError = useCallback(
    (text: string, owned: boolean) => toast.show({ text, tone: owned ? 'info' : 'error' }),
    [toast],
  );
  const checkout = useCheckout(onError);
  const busy = checkout.busy !== null;
  return (
    <form {...submits(() => busy || checkout.start(plan))} action={places.register} className={css.order}>
      <input type="hidden" name="plan" value={plan.price_tier} />
      {plan.workflow === undefined ? null : <input type="hidden" name="workflow" value={plan.workflow} />}
      {plan.interval === undefined ? null : <input type="hidden" name="interval" value={plan.interval} />}
      <Button {...look} type="submit" busy={busy} busyText={busyText} />
      {checkout.error === null || busy ? null : (
        <p className={checkout.owned ? css.owned : css.error}>{checkout.error}</p>
      )}
    </form>
  );
}
