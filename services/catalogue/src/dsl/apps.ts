import {
  airtableAddress,
  driveFolder,
  googleCalendarId,
  jiraProject,
  jiraType,
  linkedInPage,
  notionDatabase,
  senderAddress,
  slackChannelFor,
  spreadsheet,
} from '../apps/values.js';
import { node } from './core.js';
import { say } from './language.js';
import type { Json, NodeSpec, Parameters } from './types.js';

/** A place that the customer picks after importing; the text tells what belongs there. */
export const pick = (value: string, mode = 'id'): Parameters => ({ __rl: true, mode, value });

const columns = (value: { [column: string]: Json }, matchingColumns: string[] = []): Parameters => ({
  mappingMode: 'defineBelow',
  value,
  matchingColumns,
  schema: Object.keys(value).map((id) => ({
    id,
    displayName: id,
    required: false,
    defaultMatch: matchingColumns.includes(id),
    display: true,
    type: 'string',
    canBeUsedToMatch: true,
  })),
});

// Slack
const slackChannel = (channel: string) => ({
  select: 'channel',
  channelId: pick(channel.startsWith('#') ? slackChannelFor(channel) : channel, 'name'),
});
export const slack = (name: string, channel: string, text: string) =>
  node(name, 'slack', 2.7, {
    resource: 'message',
    operation: 'post',
    ...slackChannel(channel),
    messageType: 'text',
    text,
    otherOptions: { includeLinkToWorkflow: false },
  });
/** Asks for a yes or no and holds the run until it comes; the answer is `$json.data.approved`. */
export const slackApproval = (
  name: string,
  channel: string,
  message: string,
  approveLabel = say('Akkoord', 'Approve'),
  disapproveLabel = say('Afwijzen', 'Reject'),
): NodeSpec => ({
  ...node(name, 'slack', 2.7, {
    resource: 'message',
    operation: 'sendAndWait',
    ...slackChannel(channel),
    message,
    responseType: 'approval',
    approvalOptions: { values: { approvalType: 'double', approveLabel, disapproveLabel } },
    options: { appendAttribution: false },
  }),
  webhook: true,
});

// Mail
export const gmailSend = (name: string, sendTo: string, subject: string, message: string) =>
  node(name, 'gmail', 2.2, {
    resource: 'message',
    operation: 'send',
    sendTo,
    subject,
    emailType: 'html',
    message,
    options: { appendAttribution: false },
  });
export const gmailReply = (name: string, messageId: string, message: string) =>
  node(name, 'gmail', 2.2, {
    resource: 'message',
    operation: 'reply',
    messageId,
    emailType: 'html',
    message,
    options: { appendAttribution: false },
  });
export const gmailSearch = (name: string, q: string, max: number) =>
  node(name, 'gmail', 2.2, {
    resource: 'message',
    operation: 'getAll',
    returnAll: false,
    limit: max,
    simple: true,
    filters: { q },
  });
export const smtpMail = (name: string, toEmail: string, subject: string, html: string) =>
  node(name, 'emailSend', 2.1, {
    operation: 'send',
    fromEmail: senderAddress,
    toEmail,
    subject,
    emailFormat: 'html',
    html,
    options: { appendAttribution: false },
  });
export const outlookMail = (name: string, toRecipients: string, subject: string, bodyContent: string) =>
  node(name, 'microsoftOutlook', 2, {
    resource: 'message',
    operation: 'send',
    toRecipients,
    subject,
    bodyContent,
    additionalFields: { bodyContentType: 'html' },
  });

// Tables
/** Cells as they are given: 00123, 0612345678 and 12-1 stay what they are, and no text becomes a formula. */
export const AS_WRITTEN: Parameters = { cellFormat: 'RAW' };
const sheet = (operation: string, tab: string, rest: Parameters): Parameters => ({
  resource: 'sheet',
  operation,
  documentId: pick(spreadsheet, 'url'),
  sheetName: pick(tab, 'name'),
  ...rest,
});
export const sheetRead = (name: string, tab: string) =>
  node(name, 'googleSheets', 4.7, sheet('read', tab, { options: {} }));
export const sheetAppend = (name: string, tab: string, values: { [column: string]: Json }) =>
  node(name, 'googleSheets', 4.7, sheet('append', tab, { columns: columns(values), options: AS_WRITTEN }));
/** Updates the row whose key column matches, or adds one. */
export const sheetUpsert = (name: string, tab: string, key: string, values: { [column: string]: Json }) =>
  node(
    name,
    'googleSheets',
    4.7,
    sheet('appendOrUpdate', tab, { columns: columns(values, [key]), options: AS_WRITTEN }),
  );

/** Which base and table a step of Airtable works with. */
export const AIRTABLE_TARGET = { base: pick(airtableAddress, 'url'), table: pick(airtableAddress, 'url') };
const airtable = (operation: string, rest: Parameters): Parameters => ({
  resource: 'record',
  operation,
  ...AIRTABLE_TARGET,
  ...rest,
});
/** From 2.2 on a search leaves the columns inside `fields` (seen in n8n 2.41); before that they stand beside `id`. */
export const airtableFind = (name: string, filterByFormula: string) =>
  node(name, 'airtable', 2.1, airtable('search', { filterByFormula, returnAll: true, options: {} }));
export const airtableCreate = (name: string, values: { [column: string]: Json }) =>
  node(name, 'airtable', 2.2, airtable('create', { columns: columns(values), options: { typecast: true } }));
export const airtableUpdate = (name: string, values: { [column: string]: Json }) =>
  node(
    name,
    'airtable',
    2.2,
    airtable('update', { columns: columns(values, ['id']), options: { typecast: true } }),
  );

/** @param parameters an expression that gives the list of values for $1, $2 and so on */
export const sql = (name: string, query: string, parameters?: string) =>
  node(name, 'postgres', 2.7, {
    operation: 'executeQuery',
    query: query.trim(),
    options: parameters ? { queryReplacement: parameters } : {},
  });

// Notion
/** @param properties `Naam|title`, `Status|select` and so on, with the field that holds the value */
const notionProperties = (properties: { [key: string]: Json }): Parameters => ({
  propertyValues: Object.entries(properties).map(([key, value]) => {
    const kind = key.split('|')[1] ?? '';
    const field: { [kind: string]: string } = {
      title: 'title',
      rich_text: 'textContent',
      number: 'numberValue',
      select: 'selectValue',
      status: 'statusValue',
      date: 'date',
      url: 'urlValue',
      email: 'emailValue',
      checkbox: 'checkboxValue',
    };
    return { key, [field[kind] ?? 'textContent']: value };
  }),
});
export const notionAdd = (
  name: string,
  title: string,
  properties: { [key: string]: Json },
  markdown?: string,
) =>
  node(name, 'notion', 3, {
    resource: 'databasePage',
    operation: 'create',
    dataSourceId: pick(notionDatabase),
    title,
    propertiesUi: notionProperties(properties),
    ...(markdown ? { contentType: 'markdown', markdown } : {}),
    options: {},
  });
export const notionUpdate = (name: string, pageId: string, properties: { [key: string]: Json }) =>
  node(name, 'notion', 3, {
    resource: 'databasePage',
    operation: 'update',
    pageId: pick(pageId),
    propertiesUi: notionProperties(properties),
    options: {},
  });
export const notionFind = (name: string, filterJson: string) =>
  node(name, 'notion', 3, {
    resource: 'databasePage',
    operation: 'getAll',
    dataSourceId: pick(notionDatabase),
    returnAll: true,
    filterType: 'json',
    filterJson,
    options: {},
  });
export const NOTION_SOURCE = pick(notionDatabase);

// Google
export const calendarCreate = (
  name: string,
  start: string,
  end: string,
  summary: string,
  extra: Parameters = {},
) =>
  node(name, 'googleCalendar', 1.3, {
    resource: 'event',
    operation: 'create',
    calendar: pick(googleCalendarId),
    start,
    end,
    additionalFields: { summary, ...extra },
  });
export const calendarList = (name: string, timeMin: string, timeMax: string) =>
  node(name, 'googleCalendar', 1.3, {
    resource: 'event',
    operation: 'getAll',
    calendar: pick(googleCalendarId),
    returnAll: true,
    timeMin,
    timeMax,
    options: { orderBy: 'startTime', recurringEventHandling: 'expand' },
  });
export const driveUpload = (name: string, fileName: string, inputDataFieldName = 'data') =>
  node(name, 'googleDrive', 3, {
    resource: 'file',
    operation: 'upload',
    inputDataFieldName,
    name: fileName,
    driveId: pick('My Drive', 'list'),
    folderId: pick(driveFolder),
    options: {},
  });
export const driveDownload = (name: string, fileId: string) =>
  node(name, 'googleDrive', 3, {
    resource: 'file',
    operation: 'download',
    fileId: pick(fileId),
    options: { binaryPropertyName: 'data' },
  });
export const driveWatch = (): Parameters => ({
  triggerOn: 'specificFolder',
  folderToWatch: pick(driveFolder),
  event: 'fileCreated',
  options: {},
});

// Others that several workflows use
export const telegram = (name: string, chatId: string, text: string) =>
  node(name, 'telegram', 1.2, {
    resource: 'message',
    operation: 'sendMessage',
    chatId,
    text,
    additionalFields: { appendAttribution: false, parse_mode: 'HTML' },
  });
export const jiraIssue = (name: string, summary: string, description: string) =>
  node(name, 'jira', 1, {
    jiraVersion: 'cloud',
    resource: 'issue',
    operation: 'create',
    project: pick(jiraProject),
    issueType: pick(jiraType),
    summary,
    additionalFields: { description },
  });
export const linkedInPost = (name: string, text: string) =>
  node(name, 'linkedIn', 1, {
    resource: 'post',
    operation: 'create',
    postAs: 'organization',
    organization: linkedInPage,
    text,
    shareMediaCategory: 'NONE',
    additionalFields: {},
  });
export const wordpressDraft = (name: string, title: string, content: string) =>
  node(name, 'wordpress', 1, {
    resource: 'post',
    operation: 'create',
    title,
    additionalFields: { content, status: 'draft' },
  });
