import type { TaskApp } from '../kit/ports.js';
import { googleTasks, linear, microsoftToDo, monday, todoist } from './tasks-more.js';
import { flow, notionTasks, taiga, wekan } from './tasks-others.js';
import { asana, trello } from './tasks-projects.js';
import { clickUp, jira } from './tasks-software.js';

export {
  asana,
  clickUp,
  flow,
  googleTasks,
  jira,
  linear,
  microsoftToDo,
  monday,
  notionTasks,
  taiga,
  todoist,
  trello,
  wekan,
};

type With<K extends keyof TaskApp> = TaskApp & Required<Pick<TaskApp, K>>;
const having =
  <K extends keyof TaskApp>(...members: K[]) =>
  (taskApp: TaskApp): taskApp is With<K> =>
    members.every((member) => taskApp[member] !== undefined);

/** Where people keep what they have to do. */
export const taskApps: readonly TaskApp[] = [
  trello,
  asana,
  clickUp,
  todoist,
  monday,
  notionTasks,
  jira,
  microsoftToDo,
  googleTasks,
  linear,
  taiga,
  wekan,
  flow,
];
export const watchedTaskApps: readonly With<'newTask'>[] = taskApps.filter(having('newTask'));
export const finishedTaskApps: readonly With<'doneTask'>[] = taskApps.filter(having('doneTask'));
export const listedTaskApps: readonly With<'openTasks'>[] = taskApps.filter(having('openTasks'));
