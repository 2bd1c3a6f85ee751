import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import css from './Billing.module.css';
import { InvoiceDetailsPanel } from './InvoiceDetailsPanel.js';
import { Invoices } from './Invoices.js';

/** Our invoices, and whom the next one is for. Mails lead here by `/account#invoices`. */
export function Billing({ email }: { email: string }) {
  const { hash } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hash === '#invoices') place.current?.scrollIntoView();
  }, [hash]);
  return (
    <div id="invoices" ref={place} className={`stack-lg ${css.place}`}>
      <Invoices />
      <InvoiceDetailsPanel email={email} />
    </div>
  );
}
