import { chats } from '../../apps/chats.js';
import { crms } from '../../apps/crms.js';
import { verifiers } from '../../apps/enrichment.js';
import { newsletterForms } from '../../apps/lead-forms.js';
import { leadForms } from '../../apps/lead-sources.js';
import { mailers } from '../../apps/mailers.js';
import { mailingLists } from '../../apps/mailing-lists.js';
import { tables } from '../../apps/tables.js';
import { mailOf } from '../../apps/values.js';
import {
  both,
  combine,
  only,
  promise,
  recipe,
  say,
  starts,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';

export const leadToCrm = recipe({
  id: 'lead-to-crm-and-chat',
  category: 'marketing',
  tags: ['leads', 'crm', 'formulier'],
  saves: {
    minutes: 4,
    nl: 'Iemand typt elke aanvraag over in het CRM en stuurt een bericht aan verkoop.',
    en: 'Someone retypes every request in the CRM and messages sales.',
  },
  variants: combine(
    { form: leadForms, crm: crms, chat: chats },
    { take: 11, apart: ['form', 'crm', 'chat'] },
  ),
  build: ({ form, crm, chat }) => {
    const { nodes, path, ref: lead } = starts(form, 'Nieuwe aanvraag', 'Aanvraag');
    return {
      name: both(
        `Leads uit ${form.app.label} naar ${crm.app.label} met melding in ${chat.app.label}`,
        `${form.app.label} leads into ${crm.app.label} with a ${chat.app.label} alert`,
      ),
      description: both(
        `Zodra ${form.event.nl}, staat de aanvrager als contact in ${crm.app.label} en leest verkoop de vraag in ${chat.app.label}.`,
        `When ${form.event.en}, the person becomes a contact in ${crm.app.label} and sales reads the question in ${chat.app.label}.`,
      ),
      benefit: both(
        `Elke aanvraag staat meteen in ${crm.app.label} en niemand hoeft iets over te typen.`,
        `Every request is in ${crm.app.label} at once and nobody retypes a thing.`,
      ),
      uses: [
        [form, both('levert de aanvraag aan', 'delivers the request')],
        [crm, both('bewaart de aanvrager als contact', 'keeps the person as a contact')],
        [chat, both('waarschuwt verkoop', 'alerts sales')],
      ],
      setup: [
        both(
          'Pas in "Tip verkoop" de tekst aan je eigen team aan.',
          'Adapt the text in "Tip verkoop" to your own team.',
        ),
      ],
      names: {
        'Nieuwe aanvraag': 'New request',
        Aanvraag: 'Request',
        'Zet in CRM': 'Add to CRM',
        'Tip verkoop': 'Tip off sales',
      },
      nodes: [
        ...nodes,
        crm.upsertContact('Zet in CRM', {
          email: only(lead.email),
          name: only(lead.name),
          company: only(lead.company),
          phone: only(lead.phone),
        }),
        chat.post(
          'Tip verkoop',
          say(
            t`Nieuwe aanvraag van ${lead.name} (${lead.company}): ${lead.message}. Bereikbaar via ${lead.email} of ${lead.phone}.`,
            t`New request of ${lead.name} (${lead.company}): ${lead.message}. Reachable at ${lead.email} or ${lead.phone}.`,
          ),
        ),
      ],
      flow: [`${path} > Zet in CRM > Tip verkoop`],
    };
  },
});

export const signUpFromForm = recipe({
  id: 'newsletter-sign-up-from-form',
  category: 'marketing',
  tags: ['nieuwsbrief', 'inschrijving'],
  saves: {
    minutes: 3,
    nl: 'Iemand voert inschrijvingen met de hand in en houdt zelf bij wie toestemming gaf.',
    en: 'Someone enters sign-ups by hand and keeps track of who gave consent.',
  },
  variants: combine(
    { form: newsletterForms, list: mailingLists, table: tables },
    { take: 9, apart: ['form', 'list', 'table'] },
  ),
  build: ({ form, list, table }) => {
    const { nodes, path, ref: lead } = starts(form, 'Formulier ingevuld', 'Inschrijving');
    return {
      name: both(
        `Inschrijvingen uit ${form.app.label} op je ${list.app.label}-lijst, bewijs in ${table.app.label}`,
        `${form.app.label} sign-ups on your ${list.app.label} list, consent kept in ${table.app.label}`,
      ),
      description: both(
        `Als ${form.event.nl}, komt die persoon op de lijst in ${list.app.label}; in ${table.app.label} blijft staan wanneer en waarmee toestemming is gegeven.`,
        `When ${form.event.en}, the person joins the ${list.app.label} list; ${table.app.label} keeps when and how consent was given.`,
      ),
      benefit: both(
        'Nieuwe abonnees staan direct op de lijst, met bewijs van toestemming voor de AVG.',
        'New subscribers are on the list at once, with proof of consent for the GDPR.',
      ),
      uses: [
        [form, both('meldt de inschrijving', 'reports the sign-up')],
        [list, both('zet de abonnee op de lijst', 'puts the subscriber on the list')],
        [table, both('bewaart het bewijs van toestemming', 'keeps the proof of consent')],
      ],
      setup: [
        both(
          'Gebruik een formulier dat alleen voor de nieuwsbrief is en maak het vinkje voor toestemming verplicht.',
          'Use a form that is for the newsletter only and make the tick for consent mandatory.',
        ),
      ],
      names: {
        'Formulier ingevuld': 'Form filled in',
        Inschrijving: 'Sign-up',
        'Zet op de lijst': 'Add to the list',
        'Bewaar toestemming': 'Keep consent',
      },
      nodes: [
        ...nodes,
        list.subscribe('Zet op de lijst', { email: only(lead.email), name: only(lead.name) }),
        table.append('Bewaar toestemming', say('Toestemmingen', 'Consents'), {
          [say('E-mail', 'Email')]: only(lead.email),
          [say('Naam', 'Name')]: only(lead.name),
          [say('Bron', 'Source')]: form.app.label,
          [say('Waarvoor', 'What for')]: say('nieuwsbrief per e-mail', 'newsletter by email'),
          [say('Datum', 'Date')]: "={{ $now.toFormat('yyyy-MM-dd HH:mm') }}",
        }),
      ],
      flow: [`${path} > Bewaar toestemming`, 'Inschrijving > Zet op de lijst'],
    };
  },
});

export const verifiedLead = recipe({
  id: 'verified-lead',
  category: 'marketing',
  tags: ['leads', 'e-mailcontrole', 'crm'],
  saves: {
    minutes: 6,
    nl: 'Verkoop mailt en belt aanvragers waarvan het adres niet klopt.',
    en: 'Sales mails and calls people whose address is wrong.',
  },
  variants: combine(
    { form: leadForms, verifier: verifiers, crm: crms, mailer: mailers },
    { take: 9, apart: ['form', 'verifier', 'crm'] },
  ),
  build: ({ form, verifier, crm, mailer }) => {
    const { nodes, path, ref: lead } = starts(form, 'Aanvraag binnen', 'Lead');
    return {
      name: both(
        `E-mailadres van leads uit ${form.app.label} controleren met ${verifier.app.label} en ${crm.app.label}`,
        `Check e-mail addresses of ${form.app.label} leads with ${verifier.app.label} and ${crm.app.label}`,
      ),
      description: both(
        `${verifier.app.label} test het adres van elke aanvraag uit ${form.app.label}. Goede leads gaan naar ${crm.app.label} en krijgen antwoord via ${mailer.app.label}; de rest kijkt een collega na.`,
        `${verifier.app.label} tests the address of each ${form.app.label} request. Good leads go to ${crm.app.label} and get a ${mailer.app.label} reply; a colleague checks the rest.`,
      ),
      benefit: both(
        `Alleen leads die je kunt bereiken komen in ${crm.app.label}.`,
        `Only leads you can reach end up in ${crm.app.label}.`,
      ),
      uses: [
        [form, both('levert de leads', 'delivers the leads')],
        [verifier, both('controleert het e-mailadres', 'checks the e-mail address')],
        [crm, both('bewaart de goede leads', 'keeps the good leads')],
        [
          mailer,
          both(
            'stuurt de bevestiging en de twijfelgevallen',
            'sends the confirmation and the doubtful cases',
          ),
        ],
      ],
      setup: [],
      notes: [
        {
          over: ['Controleer adres', 'Adres goed?'],
          text: say(
            '## Controle\nLukt de controle zelf niet (storing, tegoed op), dan gaat de lead gewoon door: liever één twijfelgeval dan een gemiste klant.',
            '## Check\nIf the check itself fails (a fault, no credit left), the lead simply goes on: rather one doubtful case than a customer missed.',
          ),
        },
      ],
      names: {
        'Aanvraag binnen': 'Request in',
        Lead: 'Lead',
        'Controleer adres': 'Check address',
        'Adres goed?': 'Address good?',
        'Bewaar lead': 'Keep lead',
        'Bevestig ontvangst': 'Confirm receipt',
        'Mail de binnendienst': 'Mail sales support',
      },
      promises: [promise('answer', 'Bewaar lead', 'Mail de binnendienst')],
      nodes: [
        ...nodes,
        withErrorBranch(verifier.verify('Controleer adres', only(lead.email))),
        when('Adres goed?', [[`={{ ${verifier.good} }}`, 'yes']]),
        crm.upsertContact('Bewaar lead', {
          email: only(lead.email),
          name: only(lead.name),
          company: only(lead.company),
          phone: only(lead.phone),
        }),
        mailer.send(
          'Bevestig ontvangst',
          only(lead.email),
          say('We hebben je aanvraag ontvangen', 'We have received your request'),
          say(
            t`Beste ${lead.name},<br><br>Bedankt voor je bericht. Je hoort snel van ons.<br><br>Je vraag: ${lead.message}`,
            t`Dear ${lead.name},<br><br>Thank you for your message. You will hear from us soon.<br><br>Your question: ${lead.message}`,
          ),
        ),
        mailer.send(
          'Mail de binnendienst',
          mailOf.office,
          say(t`Adres klopt niet: ${lead.name}`, t`Address is wrong: ${lead.name}`),
          say(
            t`Het adres ${lead.email} van ${lead.name} (${lead.company}) bestaat waarschijnlijk niet. Telefoon: ${lead.phone}. Vraag: ${lead.message}`,
            t`The address ${lead.email} of ${lead.name} (${lead.company}) probably does not exist. Phone: ${lead.phone}. Question: ${lead.message}`,
          ),
        ),
      ],
      flow: [
        `${path} > Controleer adres > Adres goed? > Bewaar lead > Bevestig ontvangst`,
        'Adres goed? #1 > Mail de binnendienst',
        'Controleer adres #1 > Bewaar lead',
      ],
    };
  },
});
