import * as library from '@stroomwerk/contracts/library';
import { apiKey, downloadFile, useApiMutation, useApiQuery, useQueryClient } from '@stroomwerk/mfe-runtime';
import { useState } from 'react';

/** The months that there are, the one that goes on, and what the plan gives. */
export const useReports = () => useApiQuery(library.monthlyReports);

/** The report of a month. @param month undefined: none is read */
export const useReport = (month: string | undefined) =>
  useApiQuery(library.monthlyReport, { params: { month: month ?? '' } }, { enabled: month !== undefined });

/** Keeps the name and colour of an agency. */
export function useSaveBrand() {
  const queries = useQueryClient();
  return useApiMutation(library.saveReportBrand, {
    onSuccess: () => void queries.invalidateQueries({ queryKey: apiKey(library.monthlyReports, {}) }),
  });
}

/** Saves a report as a file. @param refused is told why it could not be had */
export function useReportFile(month: string, refused: (error: { detail: string }) => void) {
  const [busy, setBusy] = useState(false);
  return {
    busy,
    save: async (filename: string, query: library.ReportPdfQuery = {}): Promise<void> => {
      setBusy(true);
      try {
        await downloadFile(library.monthlyReportPdf, { params: { month }, query }, filename);
      } catch (error) {
        refused(error as { detail: string });
      } finally {
        setBusy(false);
      }
    },
  };
}
