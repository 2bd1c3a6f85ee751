import { app, GOOGLE_STEPS, MICROSOFT_STEPS } from './app.js';

const token = (key: string, label: string, credential: string, nl: string, en: string, weight = 2) =>
  app(
    key,
    label,
    credential,
    [nl, 'Plak wat je kreeg in n8n en bewaar de koppeling.'],
    [en, 'Paste what you got into n8n and save the connection.'],
    weight,
  );
export const asanaApp = token(
  'asana',
  'Asana',
  'asanaApi',
  'Maak in de ontwikkelaarsconsole van Asana een persoonlijk toegangstoken.',
  'Create a personal access token in the Asana developer console.',
  4,
);
export const trelloApp = token(
  'trello',
  'Trello',
  'trelloApi',
  'Maak op trello.com/power-ups/admin een Power-Up en kopieer sleutel en token.',
  'Create a Power-Up at trello.com/power-ups/admin and copy its key and token.',
  5,
);
export const clickUpApp = token(
  'clickUp',
  'ClickUp',
  'clickUpApi',
  'Maak in ClickUp onder Settings, Apps een API-token.',
  'Create an API token in ClickUp under Settings, Apps.',
  4,
);
export const jiraApp = token(
  'jira',
  'Jira',
  'jiraSoftwareCloudApi',
  'Maak op id.atlassian.com een API-token en houd je e-mailadres en domein bij de hand.',
  'Create an API token at id.atlassian.com and have your e-mail address and domain at hand.',
  3,
);
export const mondayApp = token(
  'monday',
  'monday.com',
  'mondayComApi',
  'Open in monday.com je profiel, Developers en kopieer je API-token.',
  'In monday.com open your profile, Developers and copy your API token.',
  4,
);
export const linearApp = token(
  'linear',
  'Linear',
  'linearApi',
  'Maak in Linear onder Settings, API een persoonlijke sleutel.',
  'Create a personal key in Linear under Settings, API.',
);
export const taigaApp = token(
  'taiga',
  'Taiga',
  'taigaApi',
  'Houd gebruikersnaam en wachtwoord van een Taiga-account met toegang tot het project bij de hand.',
  'Have the user name and password of a Taiga account with access to the project at hand.',
  1,
);
export const wekanApp = token(
  'wekan',
  'Wekan',
  'wekanApi',
  'Houd gebruikersnaam, wachtwoord en adres van je Wekan-server bij de hand.',
  'Have the user name, password and address of your Wekan server at hand.',
  1,
);
export const todoistApp = token(
  'todoist',
  'Todoist',
  'todoistApi',
  'Kopieer in Todoist onder Instellingen, Integraties, Ontwikkelaar het API-token.',
  'Copy the API token in Todoist under Settings, Integrations, Developer.',
  4,
);
export const flowApp = token(
  'flow',
  'Flow',
  'flowApi',
  'Maak in Flow onder Settings, Integrations een toegangstoken.',
  'Create an access token in Flow under Settings, Integrations.',
  1,
);
export const microsoftToDoApp = app(
  'microsoftToDo',
  'Microsoft To Do',
  'microsoftToDoOAuth2Api',
  ...MICROSOFT_STEPS,
  3,
);
export const googleTasksApp = app('googleTasks', 'Google Tasks', 'googleTasksOAuth2Api', ...GOOGLE_STEPS, 3);
