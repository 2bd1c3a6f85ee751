import { dashboardStats } from '@stroomwerk/contracts/library';
import { useApiQuery } from '@stroomwerk/mfe-runtime';
import { live } from '../model/next-look.js';

/** The figures of the dashboard, as long as it is open. */
export const useFigures = () => useApiQuery(dashboardStats, {}, live);
