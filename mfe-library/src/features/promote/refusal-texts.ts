import { defineTexts } from '@stroomwerk/mfe-runtime';

export const refusalTexts = defineTexts({
  nl: {
    said: {
      test_instance_plan: {
        title: 'Eerst testen, dan naar productie',
        text: 'Wat je op je testomgeving hebt staan blijft draaien.',
      },
      not_on_trial: {
        title: 'Deze n8n is geen testomgeving',
        text: 'Zeg bij je koppelingen dat deze n8n om te testen is, dan kan van daar naar productie.',
      },
      agreement_required: {
        title: 'Eerst de verwerkersovereenkomst',
        text: 'Lees en accepteer die bij je koppelingen.',
      },
      trial_gone: {
        title: 'De workflow staat niet meer op je testomgeving',
        text: 'Hij is daar verwijderd of gearchiveerd. Wat in productie staat blijft zoals het is.',
      },
      trial_failing: {
        title: 'Je testomgeving antwoordt niet',
        text: 'We kunnen nu niet lezen wat daar staat. Er gaat niets naar productie.',
      },
      no_production: {
        title: 'Nog geen n8n voor productie',
        text: 'Koppel de n8n waarin deze workflow echt moet draaien.',
      },
      production_failing: {
        title: 'Je productieomgeving antwoordt niet',
        text: 'Er is niets gewijzigd. Controleer de koppeling en kijk dan opnieuw.',
      },
      missing_scope: {
        title: 'De sleutel van productie mag dit niet',
        text: 'Geef hem in n8n deze rechten erbij, of vul een andere sleutel in.',
      },
      production_archived: {
        title: 'In productie is hij gearchiveerd',
        text: 'Haal hem daar uit het archief, of verwijder hem: dan komt er een nieuwe.',
      },
      production_unpublished: {
        title: 'In productie staan wijzigingen die nog niet draaien',
        text: 'Publiceer ze in n8n of draai ze daar terug. Anders zouden ze hiermee gaan draaien.',
      },
      automation_limit: {
        title: 'Het aantal automatiseringen van je plan is bereikt',
        text: 'Verwijder er een, of neem een groter plan.',
      },
      running: {
        title: 'Hij is al op weg naar productie',
        text: 'Dat gaat vanzelf verder. Kijk zo opnieuw.',
      },
      conflicts: {
        title: 'Productie is anders gewijzigd dan test',
        text: 'Maak deze plekken in n8n gelijk, op test of in productie. Daarna kan het door.',
      },
      apart: {
        title: 'Productie is te ver verbouwd',
        text: 'We voegen dit niet samen. Zet in productie terug wat er stond, of verwijder hem daar: dan komt er een nieuwe.',
      },
    },
    plan: (name: string) => `Dit hoort bij ${name}.`,
    plans: 'Bekijk de plannen',
    connections: 'Naar je koppelingen',
    open: 'Open in n8n',
    again: 'Kijk opnieuw',
  },
  en: {
    said: {
      test_instance_plan: {
        title: 'Test first, then production',
        text: 'What you have on your test instance goes on running.',
      },
      not_on_trial: {
        title: 'This n8n is no test instance',
        text: 'Say at your connections that this n8n is for testing; then it can go to production from there.',
      },
      agreement_required: {
        title: 'The processing agreement first',
        text: 'Read and accept it at your connections.',
      },
      trial_gone: {
        title: 'The workflow is no longer on your test instance',
        text: 'It was deleted or archived there. What is in production stays as it is.',
      },
      trial_failing: {
        title: 'Your test instance does not answer',
        text: 'We cannot read what is there just now. Nothing goes to production.',
      },
      no_production: {
        title: 'No n8n for production yet',
        text: 'Connect the n8n in which this workflow is to run for real.',
      },
      production_failing: {
        title: 'Your production instance does not answer',
        text: 'Nothing was changed. Check the connection, then look again.',
      },
      missing_scope: {
        title: 'The key of production may not do this',
        text: 'Give it these rights in n8n, or enter another key.',
      },
      production_archived: {
        title: 'In production it is archived',
        text: 'Take it out of the archive there, or delete it: then a new one comes.',
      },
      production_unpublished: {
        title: 'Production holds changes that do not run yet',
        text: 'Publish them in n8n or undo them there. Else this would let them run.',
      },
      automation_limit: {
        title: 'Your plan has no room for another automation',
        text: 'Remove one, or take a larger plan.',
      },
      running: {
        title: 'It is on its way to production already',
        text: 'That goes on by itself. Look again in a moment.',
      },
      conflicts: {
        title: 'Production was changed otherwise than test',
        text: 'Make these places the same in n8n, on test or in production. Then it can go through.',
      },
      apart: {
        title: 'Production was rebuilt too far',
        text: 'We do not join this. Put back in production what stood there, or delete it there: then a new one comes.',
      },
    },
    plan: (name: string) => `This comes with ${name}.`,
    plans: 'See the plans',
    connections: 'To your connections',
    open: 'Open in n8n',
    again: 'Look again',
  },
});
