import type { Recipe } from '../../kit/index.js';
import { accountAudit, vendorScores } from './accounts.js';
import { rerunBuild, sortedAlarms } from './alerts.js';
import { failedRun, fileToOtherStore, rebuildSite, webhookToQueue } from './basics.js';
import { busyBlocks, dmarcReports, fanOut, partnerReceipts, whoIsOnDuty } from './between.js';
import { explainedChange, ticketToIssue, triagedIssues } from './code.js';
import { contactsInBoth, panicButton } from './contacts.js';
import { alarmStorm } from './escalation.js';
import { linkInChat, ordersToQueue } from './flows.js';
import { apiShape, heartbeats, keyRotation, maintenanceWindow } from './heartbeats.js';
import { alarmLamp, buildDigest, designComments, jobOnRequest } from './jobs.js';
import { deliverAndRetry, queueToStore, sharedMessenger } from './messages.js';
import { tasksToOtherApp, xmlFromPartners } from './moving.js';
import { backupFreshness, cheapHours, mailDomains, supplierStatus } from './outside.js';
import { accountInventory, certificateList, secureScore } from './overviews.js';
import { releaseNotes } from './release-notes.js';
import { deployFromChat, publishAndCheck } from './releases.js';
import { suspiciousMail } from './security.js';
import { coldChain, frostWarning, officeClimate } from './sensors.js';
import { statusPage } from './status.js';
import { expiringCertificates, reachableSites, serverHealth } from './upkeep.js';
import { flowsInGit, n8nHealth, newVersions } from './upkeep-n8n.js';

export const integration: Recipe[] = [
  webhookToQueue,
  rebuildSite,
  failedRun,
  fileToOtherStore,
  triagedIssues,
  explainedChange,
  ticketToIssue,
  sortedAlarms,
  rerunBuild,
  alarmStorm,
  expiringCertificates,
  reachableSites,
  serverHealth,
  deployFromChat,
  publishAndCheck,
  releaseNotes,
  queueToStore,
  deliverAndRetry,
  sharedMessenger,
  tasksToOtherApp,
  xmlFromPartners,
  statusPage,
  suspiciousMail,
  accountAudit,
  vendorScores,
  flowsInGit,
  n8nHealth,
  newVersions,
  coldChain,
  officeClimate,
  frostWarning,
  contactsInBoth,
  panicButton,
  jobOnRequest,
  buildDigest,
  designComments,
  alarmLamp,
  accountInventory,
  certificateList,
  ordersToQueue,
  linkInChat,
  secureScore,
  heartbeats,
  maintenanceWindow,
  apiShape,
  keyRotation,
  mailDomains,
  cheapHours,
  supplierStatus,
  backupFreshness,
  dmarcReports,
  partnerReceipts,
  whoIsOnDuty,
  busyBlocks,
  fanOut,
];
