import type { InvoiceDetails } from '@stroomwerk/contracts/billing';
import { useLanguage, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, ErrorNotice, Facts, LoadingText, Panel, RowSkeleton } from '@stroomwerk/ui-kit';
import { useState } from 'react';
import { useInvoiceDetails } from '../api/use-invoices.js';
import { countryName } from '../model/country.js';
import { invoiceTexts } from '../texts.js';
import { InvoiceDetailsDialog } from './InvoiceDetailsDialog.js';

/** Whom the next invoice is for, and the way to change it. */
export function InvoiceDetailsPanel({ email }: { email: string }) {
  const t = useTexts(invoiceTexts);
  const { data, error, isFetching, refetch } = useInvoiceDetails();
  const [isChanging, setChanging] = useState(false);
  const failed = data ? null : error;
  const details = data?.details ?? null;
  return (
    <Panel
      title={t.onInvoice}
      actions={
        details ? (
          <Button size="sm" onClick={() => setChanging(true)}>
            {t.change}
          </Button>
        ) : null
      }
    >
      {failed ? (
        <ErrorNotice error={failed} title={t.detailsFailed} busy={isFetching} onRetry={() => void refetch()}>
          {failed.detail}
        </ErrorNotice>
      ) : !data ? (
        <>
          <LoadingText />
          <RowSkeleton />
        </>
      ) : details ? (
        <DetailsFacts details={details} email={email} />
      ) : (
        <p className="soft">{t.noDetails}</p>
      )}
      {isChanging && details ? (
        <InvoiceDetailsDialog details={details} onClose={() => setChanging(false)} />
      ) : null}
    </Panel>
  );
}

function DetailsFacts({ details, email }: { details: InvoiceDetails; email: string }) {
  const t = useTexts(invoiceTexts);
  const { language } = useLanguage();
  const { company, vat_id, street, postal_code, city, country } = details;
  const address = [street, `${postal_code} ${city}`.trim(), countryName(country, language)].filter(Boolean);
  return (
    <Facts
      items={[
        { term: t.company, value: company || t.privately },
        ...(vat_id ? [{ term: t.vatId, value: vat_id }] : []),
        { term: t.address, value: address.join(', ') },
        { term: t.mailedTo, value: email },
      ]}
    />
  );
}
