import { chats } from '../../apps/chats.js';
import { crmsWithDeals, crmsWithNotes } from '../../apps/crms.js';
import { verifiers } from '../../apps/enrichment.js';
import { bouncingLists } from '../../apps/mailing-lists.js';
import { models } from '../../apps/models.js';
import { outreach } from '../../apps/outreach.js';
import { taskApps } from '../../apps/tasks.js';
import {
  both,
  classify,
  combine,
  extract,
  goOnAfterError,
  only,
  onlyNew,
  pause,
  recipe,
  say,
  starts,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';
import { PUT_ONCE_NAMES, putOnce } from '../customer/parts.js';

export const outreachReplies = recipe({
  id: 'outreach-replies-sorted',
  category: 'marketing',
  tags: ['acquisitie', 'ai', 'antwoorden'],
  saves: {
    minutes: 7,
    nl: 'Iemand leest elk antwoord, zet het in het CRM en maakt zelf een taak.',
    en: 'Someone reads every reply, files it in the CRM and adds a task.',
  },
  variants: combine(
    { tool: outreach, model: models, crm: crmsWithDeals, task: taskApps, chat: chats },
    { take: 11, apart: ['tool', 'crm', 'task'] },
  ),
  build: ({ tool, model, crm, task, chat }) => {
    const { nodes, path, ref: reply } = starts(tool.replied, 'Antwoord binnen', 'Antwoord');
    const put = putOnce(crm, 'Contact bij interesse', { email: only(reply.from), name: only(reply.name) });
    return {
      name: both(
        `Antwoorden op ${tool.app.label}-mails sorteren naar ${crm.app.label} en ${task.app.label}`,
        `Sort replies to ${tool.app.label} e-mails into ${crm.app.label} and ${task.app.label}`,
      ),
      description: both(
        `${model.app.label} leest elk antwoord uit ${tool.app.label}: interesse wordt een deal in ${crm.app.label} met belafspraak in ${task.app.label}, later wordt een herinnering, nee is afmelden.`,
        `${model.app.label} reads each ${tool.app.label} reply: interest becomes a ${crm.app.label} deal with a call in ${task.app.label}, later becomes a reminder, no means opting out.`,
      ),
      benefit: both(
        'Warme antwoorden liggen binnen een minuut bij verkoop.',
        'Warm replies reach sales within a minute.',
      ),
      uses: [
        [tool, both('meldt de antwoorden', 'reports the replies')],
        [model, both('herkent de strekking', 'recognises the gist')],
        [crm, both('krijgt contact en deal', 'gets contact and deal')],
        [task, both('krijgt de belafspraken', 'gets the calls')],
        [chat, both('viert de warme antwoorden', 'cheers the warm replies')],
      ],
      setup: [
        both(
          'Scherp de omschrijvingen in "Wat wil de afzender?" aan met voorbeelden van je eigen klanten.',
          'Sharpen the descriptions in "Wat wil de afzender?" with examples from your own customers.',
        ),
      ],
      notes: [
        {
          over: ['Wat wil de afzender?'],
          text: say(
            '## Vier soorten\nInteresse, later, nee of afwezig. Wat nergens bij past, gaat naar een collega.',
            '## Four kinds\nInterest, later, no or absent. What fits none goes to a colleague.',
          ),
        },
        {
          over: ['Contact bij interesse', 'Verkoopkans', 'Bel vandaag'],
          text: say(
            '## Interesse\nDe deal krijgt geen bedrag: dat vult verkoop na het gesprek in.',
            '## Interest\nThe deal gets no amount: sales fills it in after the conversation.',
          ),
        },
      ],
      names: {
        ...PUT_ONCE_NAMES,
        'Antwoord binnen': 'Reply in',
        Antwoord: 'Reply',
        'Wat wil de afzender?': 'What does the sender want?',
        'Vraag een collega': 'Ask a colleague',
        Taalmodel: 'Language model',
        'Contact bij interesse': 'Contact with interest',
        Verkoopkans: 'Deal',
        'Bel vandaag': 'Call today',
        'Deel het goede nieuws': 'Share the good news',
        'Zoek een datum': 'Find a date',
        'Taalmodel voor datum': 'Language model for date',
        'Kom later terug': 'Come back later',
        'Contact bij later': 'Contact for later',
        'Meld af': 'Opt out',
        'Wacht een week': 'Wait a week',
        'Kijk of iemand terug is': 'See if they are back',
      },
      nodes: [
        ...nodes,
        withErrorBranch(
          classify(
            'Wat wil de afzender?',
            say(
              t`Onderwerp: ${reply.subject}\n\n${reply.text}`,
              t`Subject: ${reply.subject}\n\n${reply.text}`,
            ),
            [
              [
                say('interesse', 'interest'),
                say(
                  'Wil meer weten, een gesprek, een prijs of een voorbeeld',
                  'Wants to know more, a conversation, a price or an example',
                ),
              ],
              [
                'later',
                say(
                  'Nu niet, wel op een later moment of via een collega',
                  'Not now, but at a later moment or through a colleague',
                ),
              ],
              [
                say('nee', 'no'),
                say('Geen belangstelling of wil geen mail meer', 'No interest or wants no more mail'),
              ],
              [
                say('afwezig', 'absent'),
                say(
                  'Automatisch bericht over vakantie of afwezigheid',
                  'Automatic message about holiday or absence',
                ),
              ],
            ],
            true,
          ),
        ),
        chat.post(
          'Vraag een collega',
          say(
            t`Onduidelijk antwoord van ${reply.name} (${reply.from}): "${reply.text}". Wie pakt dit op?`,
            t`Unclear reply of ${reply.name} (${reply.from}): "${reply.text}". Who picks this up?`,
          ),
        ),
        model.attach('Taalmodel', 'Wat wil de afzender?'),
        ...put.nodes,
        crm.createDeal('Verkoopkans', {
          title: say(t`Reactie op campagne: ${reply.name}`, t`Reply to campaign: ${reply.name}`),
          amount: '0',
          contactId: `={{ ${crm.contactId} }}`,
        }),
        task.create('Bel vandaag', {
          title: say(t`Bel ${reply.name} (${reply.from})`, t`Call ${reply.name} (${reply.from})`),
          description: say(t`Antwoordde op onze mail: ${reply.text}`, t`Replied to our mail: ${reply.text}`),
          due: "={{ $now.toFormat('yyyy-MM-dd') }}",
        }),
        chat.post(
          'Deel het goede nieuws',
          say(
            t`${reply.name} heeft interesse: "${reply.text}"`,
            t`${reply.name} is interested: "${reply.text}"`,
          ),
        ),
        goOnAfterError(
          extract(
            'Zoek een datum',
            say(
              t`Vandaag is het {{ $now.toFormat('yyyy-MM-dd') }}. ${reply.text}`,
              t`Today is {{ $now.toFormat('yyyy-MM-dd') }}. ${reply.text}`,
            ),
            [
              [
                'datum?',
                'date',
                say(
                  'Wanneer we weer contact mogen opnemen, als JJJJ-MM-DD',
                  'When we may get in touch again, as YYYY-MM-DD',
                ),
              ],
              [
                'collega?',
                'string',
                say(
                  'Naam of adres van de collega naar wie wordt verwezen',
                  'Name or address of the colleague we are referred to',
                ),
              ],
            ],
          ),
        ),
        model.attach('Taalmodel voor datum', 'Zoek een datum'),
        task.create('Kom later terug', {
          title: say(t`Neem opnieuw contact op met ${reply.name}`, t`Get in touch with ${reply.name} again`),
          description: say(
            t`Schreef: ${reply.text}\nCollega: {{ $('Zoek een datum').item.json.output?.collega ?? 'niet genoemd' }}`,
            t`Wrote: ${reply.text}\nColleague: {{ $('Zoek een datum').item.json.output?.collega ?? 'not named' }}`,
          ),
          due: "={{ DateTime.fromISO(String($json.output?.datum ?? '').slice(0, 10)) > $now ? String($json.output.datum).slice(0, 10) : $now.plus({ months: 3 }).toFormat('yyyy-MM-dd') }}",
        }),
        crm.upsertContact('Contact bij later', { email: only(reply.from), name: only(reply.name) }),
        tool.unsubscribe?.('Meld af', only(reply.from)) ??
          task.create('Meld af', {
            title: say(t`Haal ${reply.name} uit de campagne`, t`Take ${reply.name} out of the campaign`),
            description: say(
              t`${reply.from} wil geen mail meer: ${reply.text}`,
              t`${reply.from} wants no more mail: ${reply.text}`,
            ),
            due: "={{ $now.toFormat('yyyy-MM-dd') }}",
          }),
        pause('Wacht een week', 7, 'days'),
        task.create('Kijk of iemand terug is', {
          title: say(t`Is ${reply.name} terug van afwezigheid?`, t`Is ${reply.name} back from absence?`),
          description: say(
            t`Automatisch antwoord van ${reply.from}: ${reply.text}`,
            t`Automatic reply of ${reply.from}: ${reply.text}`,
          ),
        }),
      ],
      flow: [
        `${path} > Wat wil de afzender? > ${put.enter} > Verkoopkans > Bel vandaag > Deel het goede nieuws`,
        ...(put.fresh ? [`${put.fresh} > Verkoopkans`] : []),
        'Wat wil de afzender? #1 > Zoek een datum > Kom later terug > Contact bij later',
        'Wat wil de afzender? #2 > Meld af',
        'Wat wil de afzender? #3 > Wacht een week > Kijk of iemand terug is',
        'Wat wil de afzender? #4 > Vraag een collega',
        'Wat wil de afzender? #5 > Vraag een collega',
      ],
    };
  },
});

export const outreachBounce = recipe({
  id: 'outreach-bounce-repair',
  category: 'marketing',
  tags: ['acquisitie', 'bounce', 'datakwaliteit'],
  saves: {
    minutes: 5,
    nl: 'Iemand zoekt uit waarom een mail terugkwam en past het CRM aan.',
    en: 'Someone finds out why a mail bounced and corrects the CRM.',
  },
  variants: combine(
    {
      list: bouncingLists,
      verifier: verifiers,
      crm: crmsWithNotes,
      task: taskApps,
    },
    { take: 8, apart: ['list', 'crm', 'verifier'] },
  ),
  build: ({ list, verifier, crm, task }) => {
    const { nodes, path, ref: who } = starts(list.bounced, 'Mail kwam terug', 'Adres');
    return {
      name: both(
        `Bounces uit ${list.app.label} nakijken met ${verifier.app.label} en bijwerken in ${crm.app.label}`,
        `Check ${list.app.label} bounces with ${verifier.app.label} and update ${crm.app.label}`,
      ),
      description: both(
        `Als ${list.bounced.event.nl}, test ${verifier.app.label} het adres. Is het echt dood, dan krijgt het contact in ${crm.app.label} een notitie en staat er een taak in ${task.app.label} om een nieuw adres te vragen.`,
        `When ${list.bounced.event.en}, ${verifier.app.label} tests the address. If it is dead, the ${crm.app.label} contact gets a note and ${task.app.label} a task to ask for a new one.`,
      ),
      benefit: both(
        'Je bestand blijft schoon zonder dat iemand bounces leest.',
        'Your list stays clean without anyone reading bounces.',
      ),
      uses: [
        [list, both('meldt teruggekomen mail', 'reports returned mail')],
        [verifier, both('test het adres opnieuw', 'tests the address again')],
        [crm, both('krijgt de notitie', 'gets the note')],
        [task, both('herinnert aan het nabellen', 'reminds of the call')],
      ],
      setup: [
        both(
          'Wijs de taken in je takenlijst toe aan wie het CRM beheert.',
          'Assign the tasks to whoever looks after the CRM.',
        ),
      ],
      names: {
        'Mail kwam terug': 'Mail bounced',
        Adres: 'Address',
        'Alleen de eerste keer': 'First time only',
        'Test adres': 'Test address',
        'Echt onbereikbaar?': 'Really unreachable?',
        'Zoek contact': 'Find contact',
        'Noteer dood adres': 'Note dead address',
        'Vraag nieuw adres': 'Ask for new address',
        'Noteer het zelf': 'Note it yourself',
      },
      nodes: [
        ...nodes,
        onlyNew('Alleen de eerste keer', only(who.email)),
        withErrorBranch(verifier.verify('Test adres', only(who.email))),
        when('Echt onbereikbaar?', [[`={{ ${verifier.good} }}`, 'no']]),
        withErrorBranch(crm.findContact('Zoek contact', only(who.email))),
        crm.note(
          'Noteer dood adres',
          `={{ ${crm.contactId} }}`,
          say(
            t`E-mail aan ${who.email} komt terug sinds {{ $now.toFormat('d-M-yyyy') }}.`,
            t`Email to ${who.email} bounces since {{ $now.toFormat('d-M-yyyy') }}.`,
          ),
        ),
        task.create('Vraag nieuw adres', {
          title: say(t`Nieuw e-mailadres vragen: ${who.name}`, t`Ask for new email address: ${who.name}`),
          description: say(
            t`Mail aan ${who.email} komt terug. Bel even en pas het adres aan in het CRM.`,
            t`Mail to ${who.email} bounces. Please call and change the address in the CRM.`,
          ),
          due: "={{ $now.plus({ days: 3 }).toFormat('yyyy-MM-dd') }}",
        }),
        task.create('Noteer het zelf', {
          title: say(
            t`Noteer in het CRM: mail aan ${who.email} komt terug`,
            t`Note in the CRM: mail to ${who.email} bounces`,
          ),
          description: say(
            t`Het contact met ${who.email} was niet op te zoeken in het CRM, dus daar staat nog geen notitie.`,
            t`The contact with ${who.email} could not be looked up in the CRM, so there is no note yet.`,
          ),
        }),
      ],
      flow: [
        `${path} > Alleen de eerste keer > Test adres > Echt onbereikbaar? > Vraag nieuw adres`,
        'Echt onbereikbaar? > Zoek contact > Noteer dood adres',
        'Zoek contact #1 > Noteer het zelf',
        'Test adres #1 > Vraag nieuw adres',
      ],
    };
  },
});
