import type { Recipe } from '../../kit/index.js';
import { metabaseReport, searchIndex, verifiedEntries } from './apps.js';
import { nightlyBackup, retention } from './backups.js';
import { branchFigures, kvkChanges, supplierQuotes } from './branches.js';
import { changeRequest, dataSubjectRequest } from './changes.js';
import { customerLookup, doubleCustomers } from './cleaning.js';
import { oddFigures, tableAgainstDatabase } from './comparing.js';
import { newRowsElsewhere, ownEndpoint, queryAsCsv, tableAsWorkbook } from './copies.js';
import { askedExport } from './exports.js';
import { fleetCheck } from './fleet.js';
import { checkedCsv, historyImport } from './imports.js';
import { labelledRows, pdfFields } from './labels.js';
import { dashboardFigures, liveAndNightly } from './live.js';
import { anonymousCopy, branchTargets, surveyOutcome } from './outcomes.js';
import { bakePlan, meterReadings, visitOrder } from './planning.js';
import { supplierPrices } from './price-lists.js';
import { consentRegister, hiddenPersonalData, oldDriveFiles } from './privacy.js';
import { priceWatch, weeklyChart } from './reports.js';
import { askDatabase, cachedLookup, checkedAddress } from './requests.js';
import { cellChangeLog, membersAgainstList, sequentialNumbers } from './shadows.js';
import { dayCount, textToRow } from './small.js';

export const data: Recipe[] = [
  newRowsElsewhere,
  ownEndpoint,
  queryAsCsv,
  tableAsWorkbook,
  checkedCsv,
  historyImport,
  supplierPrices,
  labelledRows,
  pdfFields,
  tableAgainstDatabase,
  oddFigures,
  nightlyBackup,
  retention,
  weeklyChart,
  priceWatch,
  dashboardFigures,
  liveAndNightly,
  askedExport,
  askDatabase,
  cachedLookup,
  checkedAddress,
  dataSubjectRequest,
  changeRequest,
  metabaseReport,
  doubleCustomers,
  customerLookup,
  textToRow,
  dayCount,
  verifiedEntries,
  searchIndex,
  fleetCheck,
  bakePlan,
  visitOrder,
  meterReadings,
  hiddenPersonalData,
  oldDriveFiles,
  consentRegister,
  branchFigures,
  kvkChanges,
  supplierQuotes,
  cellChangeLog,
  sequentialNumbers,
  membersAgainstList,
  branchTargets,
  anonymousCopy,
  surveyOutcome,
];
