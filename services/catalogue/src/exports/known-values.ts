import * as values from '../apps/values.js';
import { type ValueDefinition, valuesOf } from '../dsl/value.js';

/** A parameter that holds the same thing in every workflow, with the words that the catalogue has for it. */
export interface KnownValue {
  readonly definition: ValueDefinition;
  /** How a step that offers a list finds it by a text. */
  readonly mode: 'id' | 'name' | 'url';
}

const known = (mark: string, mode: KnownValue['mode'] = 'id'): KnownValue => {
  const [definition] = valuesOf(mark);
  if (definition === undefined) throw new Error(`${mark} holds no value`);
  return { definition, mode };
};

/** By type of step and parameter. */
const KNOWN: { readonly [parameter: string]: KnownValue } = {
  'airtable.base': known(values.airtableAddress, 'url'),
  'airtable.table': known(values.airtableAddress, 'url'),
  'github.owner': known(values.githubOwner, 'name'),
  'github.repository': known(values.githubRepository, 'name'),
  'googleCalendar.calendar': known(values.googleCalendarId),
  'googleCalendarTrigger.calendarId': known(values.googleCalendarId),
  'googleDrive.folderId': known(values.driveFolder),
  'googleDriveTrigger.folderToWatch': known(values.driveFolder),
  'googleSheets.documentId': known(values.spreadsheet, 'url'),
  'googleSheetsTrigger.documentId': known(values.spreadsheet, 'url'),
  'jira.issueType': known(values.jiraType),
  'jira.project': known(values.jiraProject),
  'notion.databaseId': known(values.notionDatabase),
  'notion.dataSourceId': known(values.notionDatabase),
  'slack.channelId': known(values.slackChannel, 'name'),
  'telegram.chatId': known(values.telegramChatId),
};

/** What the catalogue knows of a parameter. @param type of the step */
export const knownValue = (type: string, parameter: string): KnownValue | undefined =>
  KNOWN[`${type.slice(type.lastIndexOf('.') + 1)}.${parameter}`];
