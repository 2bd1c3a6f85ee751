import { chats } from '../../apps/chats.js';
import { crmsThatFind, crmsWithDeals } from '../../apps/crms.js';
import { enrichers } from '../../apps/enrichment.js';
import { questionForms, wantsNewsletter } from '../../apps/lead-forms.js';
import { websiteForms } from '../../apps/lead-sources.js';
import { ownLimit } from '../../apps/limits.js';
import { mailingLists } from '../../apps/mailing-lists.js';
import { confirmedFirst } from '../../apps/mailing-lists-popular.js';
import {
  both,
  codeEach,
  combine,
  evenWhenEmpty,
  only,
  promise,
  recipe,
  say,
  set,
  starts,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';
import { PUT_ONCE_NAMES, putOnce } from '../customer/parts.js';

const PROMISING_FROM = ownLimit(
  ['Kansrijk vanaf punten', 'Promising from points'],
  ['Vanaf hoeveel punten je een deal wilt.', 'From how many points you want a deal.'],
  60,
);

export const enrichedLead = recipe({
  id: 'enriched-lead-with-deal',
  category: 'marketing',
  tags: ['leads', 'verrijken', 'verkoopkans'],
  saves: {
    minutes: 12,
    nl: 'Verkoop zoekt van elke lead zelf op waar hij werkt en hoe groot het bedrijf is.',
    en: 'Sales looks up for every lead where they work and how large the company is.',
  },
  variants: combine(
    { form: websiteForms, enricher: enrichers, crm: crmsWithDeals, chat: chats },
    { take: 10, apart: ['form', 'enricher', 'crm'] },
  ),
  build: ({ form, enricher, crm, chat }) => {
    const { nodes, path, ref: lead } = starts(form, 'Aanvraag van website', 'Websitelead');
    const put = putOnce(crm, 'Werk contact bij', {
      email: only(lead.email),
      name: only(lead.name),
      company: "={{ $('Geef punten').item.json.bedrijf }}",
      phone: only(lead.phone),
    });
    return {
      name: both(
        `Leads uit ${form.app.label} verrijken met ${enricher.app.label} en scoren in ${crm.app.label}`,
        `Enrich ${form.app.label} leads with ${enricher.app.label} and score them in ${crm.app.label}`,
      ),
      description: both(
        `Zoekt bij elke aanvraag uit ${form.app.label} bedrijf en functie op via ${enricher.app.label}. Kansrijke leads krijgen een deal in ${crm.app.label} en springen eruit in ${chat.app.label}; de rest komt er als gewone vraag.`,
        `Looks up company and role of each ${form.app.label} request via ${enricher.app.label}. Promising leads get a ${crm.app.label} deal and stand out in ${chat.app.label}; the rest arrive there as an ordinary question.`,
      ),
      benefit: both(
        'Verkoop ziet direct welke lead de moeite waard is om te bellen.',
        'Sales sees at once which lead deserves a call.',
      ),
      uses: [
        [form, both('brengt de aanvragen binnen', 'brings in the requests')],
        [enricher, both('zoekt bedrijf en functie op', 'looks up company and role')],
        [crm, both('krijgt contact en verkoopkans', 'gets the contact and the deal')],
        [chat, both('meldt kansrijke leads', 'announces promising leads')],
      ],
      setup: [
        both(
          'Stel in "Geef punten" in welke functies en woorden voor jou tellen.',
          'Set which roles and words count for you in "Geef punten".',
        ),
      ],
      notes: [
        {
          over: ['Geef punten', 'Kansrijk?'],
          text: say(
            '## Punten\nEen zakelijk adres, een beslisser en een concrete vraag tellen het zwaarst. Pas de lijst aan op je beste klanten.',
            '## Points\nA business address, a decision maker and a concrete question weigh most. Adapt the list to your best customers.',
          ),
        },
      ],
      names: {
        ...PUT_ONCE_NAMES,
        'Aanvraag van website': 'Request from the website',
        Websitelead: 'Website lead',
        'Zoek persoon op': 'Look up person',
        Gevonden: 'Found',
        'Niet gevonden': 'Not found',
        'Geef punten': 'Give points',
        'Werk contact bij': 'Update contact',
        'Kansrijk?': 'Promising?',
        'Maak verkoopkans': 'Create deal',
        'Meld kans': 'Announce chance',
        'Meld gewone vraag': 'Report ordinary question',
      },
      nodes: [
        ...nodes,
        withErrorBranch(enricher.person('Zoek persoon op', only(lead.email))),
        set('Gevonden', {
          bedrijf: `={{ ${enricher.found.company} }}`,
          functie: `={{ ${enricher.found.role} }}`,
          omvang: `={{ ${enricher.found.size} }}`,
        }),
        set('Niet gevonden', {
          bedrijf: only(lead.company),
          functie: say('onbekend', 'unknown'),
          omvang: say('onbekend', 'unknown'),
        }),
        codeEach(
          'Geef punten',
          `
const lead = $('Websitelead').item.json;
const { bedrijf, functie, omvang } = $json;
let punten = 0;
if (!/@(gmail|hotmail|outlook|live|ziggo|kpnmail|icloud)\\./i.test(lead.email ?? '')) punten += 30;
if (/(directeur|eigenaar|hoofd|manager|founder|ceo|owner|head)/i.test(functie ?? '')) punten += 30;
if (/${say('(offerte|prijs|demo|afspraak|wanneer)', '(quote|price|offerte|prijs|demo|meeting|afspraak|when)')}/i.test(lead.message ?? '')) punten += 25;
if (lead.phone) punten += 15;
return { json: { ...lead, bedrijf: bedrijf || lead.company, functie, omvang, punten } };`,
        ),
        ...put.nodes,
        when('Kansrijk?', [["={{ $('Geef punten').item.json.punten }}", '>=', `={{ ${PROMISING_FROM} }}`]]),
        crm.createDeal('Maak verkoopkans', {
          title: say(t`Aanvraag ${lead.name}`, t`Request ${lead.name}`),
          amount: '0',
          contactId: `={{ ${crm.contactId} }}`,
        }),
        chat.post(
          'Meld gewone vraag',
          say(
            t`Aanvraag van ${lead.name} ({{ $('Geef punten').item.json.punten }} punten): ${lead.message}\nAntwoord naar ${lead.email}.`,
            t`Request of ${lead.name} ({{ $('Geef punten').item.json.punten }} points): ${lead.message}\nAnswer to ${lead.email}.`,
          ),
        ),
        chat.post(
          'Meld kans',
          say(
            t`Kansrijke lead: ${lead.name}, {{ $('Geef punten').item.json.functie }} bij {{ $('Geef punten').item.json.bedrijf }} ({{ $('Geef punten').item.json.punten }} punten). Vraag: ${lead.message}`,
            t`Promising lead: ${lead.name}, {{ $('Geef punten').item.json.functie }} at {{ $('Geef punten').item.json.bedrijf }} ({{ $('Geef punten').item.json.punten }} points). Question: ${lead.message}`,
          ),
        ),
      ],
      flow: [
        `${path} > Zoek persoon op > Gevonden > Geef punten > ${put.enter} > Kansrijk? > Maak verkoopkans > Meld kans`,
        ...(put.fresh ? [`${put.fresh} > Kansrijk?`] : []),
        'Zoek persoon op #1 > Niet gevonden > Geef punten',
        'Kansrijk? #1 > Meld gewone vraag',
      ],
    };
  },
});

export const knownLead = recipe({
  id: 'known-customer-asks-again',
  category: 'marketing',
  tags: ['leads', 'bestaande klant'],
  saves: {
    minutes: 5,
    nl: 'Iemand zoekt bij elke aanvraag op of de afzender al klant is.',
    en: 'Someone checks for every request whether the sender is a customer already.',
  },
  variants: combine(
    { form: questionForms, crm: crmsThatFind, list: mailingLists, chat: chats },
    { take: 8, apart: ['form', 'crm', 'list'] },
  ),
  build: ({ form, crm, list, chat }) => {
    const { nodes, path, ref: lead } = starts(form, 'Iemand vraagt iets', 'Vraag');
    return {
      name: both(
        `Aanvraag uit ${form.app.label}: nieuw of al klant in ${crm.app.label} en ${list.app.label}`,
        `${form.app.label} requests: new or known in ${crm.app.label} and ${list.app.label}`,
      ),
      description: both(
        `Zoekt de afzender van een aanvraag uit ${form.app.label} op in ${crm.app.label}. Nieuwe mensen komen in ${crm.app.label} en, als ze dat willen, op de lijst van ${list.app.label}; wie er al staat, gaat direct naar ${chat.app.label}.`,
        `Looks up the sender of a ${form.app.label} request in ${crm.app.label}. New people join ${crm.app.label} and, if they want, ${list.app.label}; known people go straight to ${chat.app.label}.`,
      ),
      benefit: both(
        'Wie al in je CRM staat, krijgt nooit meer een welkomstmail.',
        'Whoever is in your CRM already never gets a welcome e-mail again.',
      ),
      uses: [
        [form, both('geeft de aanvraag door', 'passes on the request')],
        [crm, both('weet wie al bekend is', 'knows who is known already')],
        [
          list,
          both('begint de welkomstserie voor nieuwe mensen', 'starts the welcome series for new people'),
        ],
        [chat, both('roept de accountmanager', 'calls the account manager')],
      ],
      setup: [
        both(
          'Zet in de lijst een welkomstserie klaar en vraag in het formulier in een veld Nieuwsbrief wie die wil.',
          'Prepare a welcome series on the list and ask who wants it in a form field called Newsletter.',
        ),
        both(
          `Laat nieuwe abonnees in ${list.app.label} hun adres per mail bevestigen (dubbele opt-in): iedereen kan hier het adres van een ander invullen.`,
          `Have new subscribers in ${list.app.label} confirm their address by mail (double opt-in): anybody may fill in somebody else's address here.`,
        ),
      ],
      names: {
        'Iemand vraagt iets': 'Someone asks something',
        Vraag: 'Question',
        'Zoek in CRM': 'Find in CRM',
        'Al bekend?': 'Known already?',
        'Roep accountmanager': 'Call account manager',
        'Nieuw contact': 'New contact',
        'Wil de nieuwsbrief?': 'Wants the newsletter?',
        'Begin welkomstserie': 'Start welcome series',
        'Meld nieuwe lead': 'Announce new lead',
      },
      promises: [promise('answer', 'Roep accountmanager', 'Meld nieuwe lead')],
      nodes: [
        ...nodes,
        evenWhenEmpty(crm.findContact('Zoek in CRM', only(lead.email))),
        when('Al bekend?', [['={{ Object.keys($json).length }}', '>', 0]]),
        chat.post(
          'Roep accountmanager',
          say(
            t`{{ [$('Vraag').item.json.name, $('Vraag').item.json.company].filter(Boolean).join(', ') }} staat al in het CRM en vraagt: ${lead.message} (${lead.email})`,
            t`{{ [$('Vraag').item.json.name, $('Vraag').item.json.company].filter(Boolean).join(', ') }} is in the CRM already and asks: ${lead.message} (${lead.email})`,
          ),
        ),
        crm.upsertContact('Nieuw contact', {
          email: only(lead.email),
          name: only(lead.name),
          company: only(lead.company),
          phone: only(lead.phone),
        }),
        when('Wil de nieuwsbrief?', [[wantsNewsletter('Vraag'), 'yes']]),
        confirmedFirst(
          list.subscribe('Begin welkomstserie', { email: only(lead.email), name: only(lead.name) }),
        ),
        chat.post(
          'Meld nieuwe lead',
          say(
            t`Nieuwe lead {{ [$('Vraag').item.json.name, $('Vraag').item.json.company].filter(Boolean).join(', ') }} staat in het CRM en vraagt: ${lead.message} (${lead.email})`,
            t`New lead {{ [$('Vraag').item.json.name, $('Vraag').item.json.company].filter(Boolean).join(', ') }} is in the CRM and asks: ${lead.message} (${lead.email})`,
          ),
        ),
      ],
      flow: [
        `${path} > Zoek in CRM > Al bekend? > Roep accountmanager`,
        'Al bekend? #1 > Nieuw contact > Meld nieuwe lead',
        'Al bekend? #1 > Wil de nieuwsbrief? > Begin welkomstserie',
      ],
    };
  },
});
