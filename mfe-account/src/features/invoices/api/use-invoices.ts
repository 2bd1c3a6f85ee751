import * as billing from '@stroomwerk/contracts/billing';
import { apiKey, downloadFile, useApiMutation, useApiQuery, useQueryClient } from '@stroomwerk/mfe-runtime';
import { useState } from 'react';

/** A page of invoices. @param cursor undefined for the latest */
export const useInvoices = (cursor: string | undefined) =>
  useApiQuery(billing.invoices, cursor === undefined ? {} : { query: { cursor } });

/** Whom the next invoice is for. */
export const useInvoiceDetails = () => useApiQuery(billing.invoiceDetails);

const detailsKey = apiKey(billing.invoiceDetails, {});

/** Changes it; what is on screen follows the answer at once. */
export function useSaveInvoiceDetails() {
  const queries = useQueryClient();
  return useApiMutation(billing.saveInvoiceDetails, {
    onSuccess: (saved) => queries.setQueryData(detailsKey, saved),
  });
}

const files = { pdf: billing.invoicePdf, xml: billing.invoiceXml } as const;
export type Ending = keyof typeof files;

/** Saves an invoice as a file. @param refused is told why it could not be had */
export function useInvoiceFile(refused: (error: { detail: string }) => void) {
  const [busy, setBusy] = useState(false);
  return {
    busy,
    save: async (number: string, ending: Ending, filename: string): Promise<void> => {
      setBusy(true);
      try {
        await downloadFile(files[ending], { params: { number } }, filename);
      } catch (error) {
        refused(error as { detail: string });
      } finally {
        setBusy(false);
      }
    },
  };
}
