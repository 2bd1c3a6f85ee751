import { googleChat, slackChat, teamsChat } from './chats.js';
import { driveStore, oneDriveStore } from './cloud-drives.js';
import { gmail, outlook } from './mailers.js';
import { anthropicModel, mistralModel, openAiModel } from './models.js';
import { airtableTable, excelTable, sheetsTable, type tables } from './tables.js';
import { asana, clickUp, microsoftToDo, notionTasks, todoist, trello } from './tasks.js';

type Table = (typeof tables)[number];
type With<K extends keyof Table> = Table & Required<Pick<Table, K>>;
const having = <K extends keyof Table>(list: readonly Table[], ...keys: K[]) =>
  list.filter((table): table is With<K> => keys.every((key) => table[key] !== undefined));

/** What most offices work with: for a recipe that is one workflow or two, not a family. */
export const officeChats = [slackChat, teamsChat, googleChat];
/** Chats of offices in which a person presses yes or no. */
export const askingChats = [slackChat, teamsChat].flatMap((chat) =>
  chat.approve ? [{ ...chat, approve: chat.approve }] : [],
);
export const officeMail = [gmail, outlook];
/** Tables that are read whole and brought up to date. */
export const officeTables = having([sheetsTable, airtableTable, excelTable], 'rows', 'upsert');
/** Those in which a row is also looked up. */
export const lookUpTables = having([sheetsTable, airtableTable], 'rows', 'upsert', 'find');
export const officeTasks = [asana, trello, todoist, notionTasks, clickUp, microsoftToDo];
export const officeDrives = [driveStore, oneDriveStore];
export const officeModels = [openAiModel, anthropicModel, mistralModel];
