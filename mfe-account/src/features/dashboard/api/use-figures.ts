import { dashboardStats } from '@stroomwerk/contracts/library';
import { useApiQuery } from '@stroomwerk/mfe-runtime';

/** The figures of the dashboard. */
export const useFigures = () => useApiQuery(dashboardStats);
