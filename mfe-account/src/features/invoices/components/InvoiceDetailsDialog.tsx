import { type InvoiceDetails, invoiceCountries } from '@stroomwerk/contracts/billing';
import { invoiceDetailsRules } from '@stroomwerk/contracts/forms';
import { useLanguage, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Dialog, Field, Input, Notice, Select, useForm, useToast } from '@stroomwerk/ui-kit';
import { useId } from 'react';
import { useSaveInvoiceDetails } from '../api/use-invoices.js';
import { countryName } from '../model/country.js';
import { invoiceTexts } from '../texts.js';

export interface InvoiceDetailsDialogProps {
  readonly details: InvoiceDetails;
  readonly onClose: () => void;
}

/** Changes what goes on the next invoice. */
export function InvoiceDetailsDialog({ details, onClose }: InvoiceDetailsDialogProps) {
  const t = useTexts(invoiceTexts);
  const { language } = useLanguage();
  const { show } = useToast();
  const id = useId();
  const save = useSaveInvoiceDetails();
  const form = useForm(invoiceDetailsRules, {
    initial: details,
    send: async (filled) => {
      const country = invoiceCountries.find((one) => one === filled.country) ?? details.country;
      await save.mutateAsync({ body: { ...filled, country } });
      show(t.saved);
      onClose();
    },
  });
  return (
    <Dialog
      open
      noClose
      onClose={onClose}
      title={t.changeTitle}
      actions={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="submit" form={id} variant="primary" busy={form.busy}>
            {t.save}
          </Button>
        </>
      }
    >
      <form {...form.props} id={id} className="stack">
        <p>{t.changeLead}</p>
        <Field label={t.company} optional hint={t.companyHint} error={form.problems.company}>
          <Input {...form.field('company')} autoComplete="organization" />
        </Field>
        <Field label={t.vatId} optional hint={t.vatIdHint} error={form.problems.vat_id}>
          <Input {...form.field('vat_id')} autoComplete="off" />
        </Field>
        <Field label={t.street} error={form.problems.street}>
          <Input {...form.field('street')} autoComplete="street-address" />
        </Field>
        <Field label={t.postalCode} error={form.problems.postal_code}>
          <Input {...form.field('postal_code')} autoComplete="postal-code" />
        </Field>
        <Field label={t.city} error={form.problems.city}>
          <Input {...form.field('city')} autoComplete="address-level2" />
        </Field>
        <Field label={t.country} error={form.problems.country}>
          <Select
            {...form.field('country')}
            options={invoiceCountries.map((code) => ({ value: code, label: countryName(code, language) }))}
          />
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
