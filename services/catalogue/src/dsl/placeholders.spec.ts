import { dutchPlaceholders, followingByItself } from './placeholders.js';

describe('what follows by itself in an English file', () => {
  it.each([
    ['KIES_JE_RUIMTE', 'CHOOSE_YOUR_SPACE'],
    ['spaces/KIES_JE_RUIMTE', 'spaces/CHOOSE_YOUR_SPACE'],
    ['#KIES_JE_KANAAL', '#CHOOSE_YOUR_CHANNEL'],
    ['KIES_HET_GESPREK', 'CHOOSE_THE_CONVERSATION'],
    ['VUL_JE_WERKRUIMTE_ID_IN', 'FILL_IN_YOUR_WORKSPACE_ID'],
    ["={{ $json.id ?? 'VUL_VERZAMELKLANT_IN' }}", "={{ $json.id ?? 'FILL_IN_GENERAL_CUSTOMER' }}"],
    ['https://VUL_JE_OMGEVING_IN.rest.afas.online', 'https://FILL_IN_YOUR_ENVIRONMENT.rest.afas.online'],
    ['act_VUL_ACCOUNT_IN', 'act_FILL_IN_ACCOUNT'],
    ['location/JOUW_LOCATIE/opportunities', 'location/YOUR_LOCATION/opportunities'],
    ['jouw-organisatie/jouw-repository', 'your-organisation/your-repository'],
    ['https://jouw-bedrijf.zendesk.com', 'https://your-company.zendesk.com'],
    ['jouw_dataset', 'your_dataset'],
    ['appKIESJEBASE', 'appCHOOSEYOURBASE'],
    ['agenda@example.com', 'calendar@example.com'],
    ['team@example.com', 'team@example.com'],
    ['A meeting in Google Agenda', 'A meeting in Google Calendar'],
  ])('makes %s %s', (dutch, english) => {
    expect(followingByItself(dutch)).toBe(english);
  });

  it('leaves a placeholder with a word that it does not know, to be found', () => {
    expect(followingByItself('KIES_JE_FIETS')).toBe('KIES_JE_FIETS');
    expect(dutchPlaceholders('KIES_JE_FIETS of CHOOSE_YOUR_SPACE')).toEqual(['KIES_JE_FIETS']);
  });
});
