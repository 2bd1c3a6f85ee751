import type { Invoice } from '@stroomwerk/contracts/billing';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { TextLink } from '@stroomwerk/ui-kit';
import type { useInvoiceFile } from '../api/use-invoices.js';
import { invoiceTexts } from '../texts.js';

export interface InvoiceLinksProps {
  readonly invoice: Pick<Invoice, 'number' | 'kind'>;
  readonly file: ReturnType<typeof useInvoiceFile>;
}

/** The two files of an invoice: to read, and for a bookkeeping program. */
export function InvoiceLinks({ invoice: { number, kind }, file }: InvoiceLinksProps) {
  const t = useTexts(invoiceTexts);
  return (
    <>
      <TextLink
        {...{ component: 'button', small: true, standalone: true, disabled: file.busy }}
        aria-label={t.pdf(number)}
        onClick={() => void file.save(number, 'pdf', t.file(kind, number, 'pdf'))}
      >
        {t.formats.pdf}
      </TextLink>
      <TextLink
        {...{ component: 'button', small: true, standalone: true, disabled: file.busy }}
        aria-label={t.ubl(number)}
        onClick={() => void file.save(number, 'xml', t.file(kind, number, 'xml'))}
      >
        {t.formats.ubl}
      </TextLink>
    </>
  );
}
