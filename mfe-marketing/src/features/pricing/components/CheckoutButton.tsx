import { busyText, useCheckout, type WantedPlan } from '@stroomwerk/mfe-runtime';
import { Button, type ButtonProps, useToast } from '@stroomwerk/ui-kit';
import { useCallback } from 'react';

interface CheckoutButtonProps
  extends Pick<ButtonProps, 'variant' | 'size' | 'full' | 'aria-label' | 'children' | 'className'> {
  plan: WantedPlan;
}

/** A button that sells a plan: idle, "Bezig...", then the payment page; a failure is said in a toast (specification, section 4). */
export function CheckoutButton({ plan, ...look }: CheckoutButtonProps) {
  const toast = useToast();
  const onError = useCallback((text: string) => toast.show({ text, tone: 'error' }), [toast]);
  const checkout = useCheckout(onError);
  return (
    <Button
      {...look}
      busy={checkout.busy !== null}
      busyText={busyText}
      onClick={() => void checkout.start(plan)}
    />
  );
}
