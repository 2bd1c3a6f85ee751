import { chats } from '../../apps/chats.js';
import { fileLists } from '../../apps/file-stores.js';
import { answeringDesks, helpdesks } from '../../apps/helpdesks.js';
import { mainModels } from '../../apps/models.js';
import { lookupTables } from '../../apps/tables.js';
import { embedders, fileLoader, splitter, vectorStores } from '../../apps/vector-stores.js';
import {
  agent,
  both,
  openChat as chatPage,
  code,
  combine,
  cron,
  dayOf,
  evenWhenEmpty,
  formEnd,
  from,
  goOnAfterError,
  loop,
  memory,
  only,
  openFormWithEnding,
  promise,
  reads,
  recipe,
  SHORT_QUESTION,
  say,
  set,
  spares,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';
import { FOUND } from './parts.js';

export const klantenchat = recipe({
  id: 'customer-chatbot',
  category: 'customer',
  tags: ['chatbot', 'kennisbank', 'ai'],
  saves: spares(
    6,
    'Een medewerker beantwoordt steeds dezelfde vragen op de site.',
    'An agent keeps answering the same questions on the site.',
  ),
  variants: combine(
    {
      store: vectorStores,
      files: fileLists,
      model: mainModels,
      embedder: embedders,
      desk: helpdesks,
      chat: chats,
    },
    {
      take: 10,
      sameApp: true,
      apart: ['store', 'files', 'desk'],
      unless: (c) => c.desk.app.key === c.chat.app.key,
    },
  ),
  build: ({ store, files, model, embedder, desk, chat }) => {
    const { nodes, path, ref: f } = reads(files.files, 'Documenten', 'Document');
    const short = files.app.label.replace(/ \(.*\)/, '');
    return {
      name: both(
        `Klantenchat met kennis uit ${short} via ${store.app.label} en ${desk.app.label} als vangnet`,
        `Customer chat on ${short} files via ${store.app.label}, ${desk.app.label} as safety net`,
      ),
      description: both(
        `Leest elke nacht nieuwe documenten uit ${files.app.label} in ${store.app.label}. Overdag beantwoordt ${model.app.label} er vragen van bezoekers mee; wat hij niet weet, wordt een ticket in ${desk.app.label}.`,
        `Each night it loads new documents from ${files.app.label} into ${store.app.label}. By day ${model.app.label} answers visitors from them; whatever it does not know becomes a ticket in ${desk.app.label}.`,
      ),
      benefit: both(
        'Bezoekers krijgen ook om elf uur ’s avonds antwoord.',
        'Visitors get an answer at eleven in the evening too.',
      ),
      uses: [
        [files, both('bevat je handleidingen en voorwaarden', 'holds your manuals and terms')],
        [store, both('maakt ze doorzoekbaar', 'makes them searchable')],
        [embedder, both('zet teksten om voor het zoeken', 'turns texts into something searchable')],
        [model, both('voert het gesprek', 'holds the conversation')],
        [desk, both('krijgt de vragen zonder antwoord', 'gets the questions without an answer')],
        [chat, both('hoort wat niet lukte', 'hears what failed')],
      ],
      setup: [
        both(
          'Zet alleen documenten in de map die klanten mogen lezen.',
          'Only put documents in the folder that customers may read.',
        ),
        both(
          'Plaats het adres van "Chat op de site" in je website.',
          'Put the address of "Chat op de site" in your website.',
        ),
      ],
      notes: [
        {
          over: ['Elke nacht', 'Nieuw document?', 'Laad in kennisbank'],
          text: say(
            '## Nachtelijk bijladen\nEen document dat geladen is, wordt overgeslagen; wat mislukt, komt de volgende nacht terug. Een gewijzigd document geef je een nieuwe naam en het oude verwijder je uit de kennisbank.',
            '## Loading at night\nA document that has been loaded is skipped; what fails comes back the next night. Give a changed document a new name and remove the old one from the knowledge base.',
          ),
        },
        {
          over: ['Chat op de site', 'Assistent', 'Weet hij het?'],
          text: say(
            '## Het gesprek\nDe assistent vraagt eerst om een e-mailadres. Zegt hij daarna DOORZETTEN, dan maakt de volgende stap er een ticket op dat adres van.',
            '## The conversation\nThe assistant first asks for an email address. If it then says FORWARD, the next step makes it a ticket with that address.',
          ),
        },
      ],
      names: {
        'Elke nacht': 'Every night',
        Documenten: 'Documents',
        Document: 'Document',
        'Nieuw document?': 'New document?',
        'Document voor document': 'Document by document',
        'Onthoud het document': 'Remember the document',
        'Haal document op': 'Fetch document',
        'Laad in kennisbank': 'Load into the knowledge base',
        'Lees document': 'Read document',
        'Knip in stukken': 'Cut into pieces',
        'Embeddings bij laden': 'Embeddings for loading',
        'Meld leesfout': 'Report reading error',
        'Chat op de site': 'Chat on the site',
        Assistent: 'Assistant',
        Taalmodel: 'Language model',
        'Geheugen van het gesprek': 'Memory of the conversation',
        kennisbank: 'Knowledge base',
        'Embeddings bij zoeken': 'Embeddings for searching',
        'Weet hij het?': 'Does it know?',
        'Geef antwoord': 'Give the answer',
        'Maak er een ticket van': 'Make it a ticket',
        'Vraag om geduld': 'Ask for patience',
        'Meld vraag zonder ticket': 'Report a question without a ticket',
        'Zeg dat het niet lukte': 'Say that it failed',
      },
      nodes: [
        cron('Elke nacht', '0 2 * * *'),
        ...nodes,
        code(
          'Nieuw document?',
          `
const geladen = ($getWorkflowStaticData('global').geladen ??= {});
return $input.all().map((item, i) => ({ ...item, pairedItem: i })).filter(({ json }) => !geladen[json.id + '-' + json.name]);`,
        ),
        loop('Document voor document', 1),
        code(
          'Onthoud het document',
          `
const { id, name } = $('Document voor document').first().json;
($getWorkflowStaticData('global').geladen ??= {})[id + '-' + name] = true;
return [{ json: { id, name } }];`,
        ),
        withErrorBranch(files.download('Haal document op', only(f.id))),
        withErrorBranch(store.insert('Laad in kennisbank')),
        fileLoader('Lees document', 'Laad in kennisbank', {
          bestand: only(f.name),
        }),
        splitter('Knip in stukken', 'Lees document'),
        embedder.attach('Embeddings bij laden', 'Laad in kennisbank'),
        chat.post(
          'Meld leesfout',
          say(
            t`Document ${f.name} kon niet in de kennisbank worden geladen.`,
            t`Document ${f.name} could not be loaded into the knowledge base.`,
          ),
        ),
        chatPage(
          'Chat op de site',
          say('Hallo! Waarmee kan ik je helpen?', 'Hello! How can I help you?'),
          say('Klantenservice', 'Customer service'),
        ),
        withErrorBranch(
          agent(
            'Assistent',
            say(
              'Je helpt klanten van een Nederlands bedrijf. Zoek altijd eerst in de kennisbank en gebruik alleen wat daar staat. Antwoord kort en vriendelijk. Staat het er niet in of vraagt de klant om een mens, vraag dan eerst om het e-mailadres. Pas als je dat hebt, antwoord je met DOORZETTEN gevolgd door het e-mailadres en een samenvatting van de vraag.',
              'You help customers of a Dutch business, in English. Always search the knowledge base first and use only what it says. Answer briefly and kindly. If it is not in there or the customer asks for a human, first ask for the email address. Only once you have it, answer with FORWARD followed by the email address and a summary of the question.',
            ),
            SHORT_QUESTION,
          ),
        ),
        set('Zeg dat het niet lukte', {
          output: say(
            'Ik kan nu even niet antwoorden. Probeer het zo nog eens.',
            'I cannot answer right now. Please try again in a moment.',
          ),
        }),
        model.attach('Taalmodel', 'Assistent'),
        memory('Geheugen van het gesprek', 'Assistent'),
        store.tool(
          'kennisbank',
          'Assistent',
          say(
            'Zoekt in handleidingen, voorwaarden en veelgestelde vragen.',
            'Searches manuals, terms and frequently asked questions.',
          ),
        ),
        embedder.attach('Embeddings bij zoeken', 'kennisbank'),
        when('Weet hij het?', [
          [
            `={{ !(String($json.output).trim().startsWith("${say('DOORZETTEN', 'FORWARD')}") && /[^\\s<>,;:]+@[^\\s<>,;:]+\\.[a-z]+/i.test($json.output)) }}`,
            'yes',
          ],
        ]),
        set('Geef antwoord', {
          output: say(
            `={{ String($json.output).trim().startsWith("DOORZETTEN") ? "Dat zoek ik met een collega voor je uit. Op welk e-mailadres mogen we antwoorden?" : $json.output }}`,
            `={{ String($json.output).trim().startsWith("FORWARD") ? "I will look into that with a colleague. At which email address may we answer?" : $json.output }}`,
          ),
        }),
        withErrorBranch(
          desk.create('Maak er een ticket van', {
            subject: say('Vraag uit de chat op de site', 'Question from the chat on the site'),
            text: `={{ String($('Assistent').item.json.output).replace('${say('DOORZETTEN', 'FORWARD')}', '').trim() }}`,
            email: `={{ String($('Assistent').item.json.output).match(/[^\\s<>,;:]+@[^\\s<>,;:]+\\.[a-z]+/i)?.[0] }}`,
            name: say('Bezoeker van de chat', 'Visitor of the chat'),
          }),
        ),
        chat.post(
          'Meld vraag zonder ticket',
          say(
            `=Van deze vraag uit de chat op de site kwam geen ticket; antwoord zelf: {{ String($('Assistent').item.json.output).replace('DOORZETTEN', '').trim() }}`,
            `=This question from the chat on the site did not become a ticket; answer it yourself: {{ String($('Assistent').item.json.output).replace('FORWARD', '').trim() }}`,
          ),
        ),
        set('Vraag om geduld', {
          output: say(
            "=Dat zoekt een collega voor je uit. Je krijgt antwoord op {{ String($('Assistent').item.json.output).match(/[^\\s<>,;:]+@[^\\s<>,;:]+\\.[a-z]+/i)?.[0] }}.",
            "=A colleague will look into that for you. You will have an answer at {{ String($('Assistent').item.json.output).match(/[^\\s<>,;:]+@[^\\s<>,;:]+\\.[a-z]+/i)?.[0] }}.",
          ),
        }),
      ],
      flow: [
        `Elke nacht > ${path} > Nieuw document? > Document voor document #1 > Haal document op > Laad in kennisbank > Onthoud het document > Document voor document`,
        'Haal document op #1 > Meld leesfout',
        'Laad in kennisbank #1 > Meld leesfout > Document voor document',
        'Chat op de site > Assistent > Weet hij het? > Geef antwoord',
        'Weet hij het? #1 > Maak er een ticket van > Vraag om geduld',
        'Maak er een ticket van #1 > Meld vraag zonder ticket > Vraag om geduld',
        'Assistent #1 > Zeg dat het niet lukte',
      ],
    };
  },
});
export const statusOpvragen = recipe({
  id: 'order-status-form',
  category: 'customer',
  tags: ['zelfservice', 'formulier', 'bestelstatus'],
  saves: spares(
    5,
    'Een medewerker zoekt de status van een bestelling op en mailt terug.',
    'An agent looks up the status of an order and writes back.',
  ),
  variants: combine(
    {
      table: lookupTables,
      desk: answeringDesks,
      chat: chats,
    },
    {
      take: 6,
      apart: ['table', 'desk'],
    },
  ),
  build: ({ table, desk, chat }) => {
    const v = (field: string) => from('Status opvragen', field);
    return {
      name: both(
        `Klanten zelf hun status laten opzoeken in ${table.app.label}, met ${desk.app.label} erachter`,
        `Let customers look up their status in ${table.app.label}, backed by ${desk.app.label}`,
      ),
      description: both(
        `Een klant vult zijn nummer in en ziet direct de stand uit ${table.app.label}. Staat er niets of is het te laat, dan ontstaat een ticket in ${desk.app.label} en een seintje in ${chat.app.label}.`,
        `A customer enters a number and sees the status from ${table.app.label} at once. If there is none or it is late, a ${desk.app.label} ticket is created and ${chat.app.label} gets a nudge.`,
      ),
      benefit: both(
        'De helft van de telefoontjes is niet meer nodig.',
        'Half of the phone calls are no longer needed.',
      ),
      uses: [
        [table, both('bevat de stand per nummer', 'holds the status per number')],
        [desk, both('krijgt een ticket als er iets mis is', 'gets a ticket if something is wrong')],
        [chat, both('krijgt een seintje', 'gets a nudge')],
      ],
      setup: [
        both(
          'Maak het tabblad Bestellingen met Nummer, Status, E-mail en Verwacht.',
          'Create the tab Orders with Number, Status, Email and Expected.',
        ),
      ],
      names: {
        'Status opvragen': 'Ask for the status',
        'Zoek de bestelling': 'Find the order',
        'Van deze klant?': 'Of this customer?',
        Stand: 'Status',
        'Te laat?': 'Late?',
        'Al eerder gemeld?': 'Reported before?',
        'Nog geen ticket?': 'No ticket yet?',
        'Onthoud de melding': 'Remember the report',
        'Ticket: te laat': 'Ticket: late',
        'Geef een seintje': 'Give a nudge',
        'We zoeken het uit': 'We are looking into it',
        'Toon de stand': 'Show the status',
        'Ticket: onbekend nummer': 'Ticket: unknown number',
        'Niet gevonden': 'Not found',
      },
      notes: [
        {
          over: ['Al eerder gemeld?', 'Nog geen ticket?', 'Onthoud de melding'],
          text: say(
            '## Eén ticket per bestelling\nKijkt een klant vaker naar dezelfde late bestelling, dan komt er geen tweede ticket. Verschuift de verwachte dag en wordt ook die niet gehaald, dan wel. Dit onthouden werkt zodra de workflow actief is.',
            '## One ticket an order\nWhere a customer looks at the same late order again, no second ticket follows. If the expected day moves and is missed too, one does. Remembering works once the workflow is active.',
          ),
        },
      ],
      promises: [promise('answer', 'Ticket: te laat', 'Geef een seintje')],
      nodes: [
        openFormWithEnding(
          'Status opvragen',
          say('Waar is mijn bestelling?', 'Where is my order?'),
          say('Vul je nummer en e-mailadres in.', 'Enter your number and email address.'),
          [
            ['nummer', say('Bestelnummer', 'Order number')],
            ['email', say('E-mailadres', 'Email address'), 'email'],
          ],
        ),
        evenWhenEmpty(
          table.find(
            'Zoek de bestelling',
            say('Bestellingen', 'Orders'),
            say('Nummer', 'Number'),
            only(v('nummer')),
          ),
        ),
        when('Van deze klant?', [
          FOUND,
          [
            `={{ String(${table.cell(say('E-mail', 'Email'))} ?? '').toLowerCase() }}`,
            'is',
            `={{ ${v('email').slice(3, -3)}.toLowerCase() }}`,
          ],
        ]),
        set('Stand', {
          status: `={{ ${table.cell('Status')} }}`,
          verwacht: `={{ ((dag) => dag.isValid ? dag.toFormat('dd-MM-yyyy') : '')(${dayOf(table.cell(say('Verwacht', 'Expected')))}) }}`,
          teLaat: ['boolean', `={{ ${dayOf(table.cell(say('Verwacht', 'Expected')))}.endOf('day') < $now }}`],
        }),
        when('Te laat?', [['={{ $json.teLaat }}', 'yes']]),
        code(
          'Al eerder gemeld?',
          `
const gemeld = ($getWorkflowStaticData('global').gemeld ??= {});
const sleutel = String($('Status opvragen').first().json.nummer).trim().toLowerCase() + ' ' + $input.first().json.verwacht;
return [{ json: { ...$input.first().json, sleutel, eerder: gemeld[sleutel] === true }, pairedItem: 0 }];`,
        ),
        when('Nog geen ticket?', [['={{ $json.eerder }}', 'no']]),
        code(
          'Onthoud de melding',
          `
const geheugen = $getWorkflowStaticData('global');
const gemeld = Object.entries(geheugen.gemeld ?? {}).slice(-999);
geheugen.gemeld = { ...Object.fromEntries(gemeld), [$('Al eerder gemeld?').first().json.sleutel]: true };
return [{ json: {}, pairedItem: 0 }];`,
        ),
        desk.create('Ticket: te laat', {
          subject: say(t`Bestelling ${v('nummer')} is te laat`, t`Order ${v('nummer')} is late`),
          text: say(
            t`De klant vraagt naar bestelling ${v('nummer')}. Status: {{ $json.status }}, verwacht {{ $json.verwacht }}.`,
            t`The customer asks about order ${v('nummer')}. Status: {{ $json.status }}, expected {{ $json.verwacht }}.`,
          ),
          email: only(v('email')),
          name: only(v('email')),
        }),
        goOnAfterError(
          chat.post(
            'Geef een seintje',
            say(
              t`Bestelling ${v('nummer')} van ${v('email')} is te laat; het ticket staat in ${desk.app.label}.`,
              t`Order ${v('nummer')} of ${v('email')} is late; the ticket is in ${desk.app.label}.`,
            ),
          ),
        ),
        formEnd(
          'We zoeken het uit',
          say('We zoeken het uit', 'We are looking into it'),
          say(
            'Je bestelling is later dan we beloofden. Een collega mailt je zo snel mogelijk.',
            'Your order is later than we promised. A colleague will email you as soon as possible.',
          ),
        ),
        formEnd(
          'Toon de stand',
          '=Status: {{ $json.status }}',
          say(
            "={{ $json.verwacht ? 'We verwachten de levering op ' + $json.verwacht + '.' : 'De leverdatum is nog niet bekend.' }}",
            "={{ $json.verwacht ? 'We expect the delivery on ' + $json.verwacht + '.' : 'The delivery date is not known yet.' }}",
          ),
        ),
        desk.create('Ticket: onbekend nummer', {
          subject: say(
            t`Klant vindt bestelling ${v('nummer')} niet`,
            t`Customer cannot find order ${v('nummer')}`,
          ),
          text: say(
            'De combinatie van nummer en e-mailadres staat niet in de lijst.',
            'The combination of number and email address is not in the list.',
          ),
          email: only(v('email')),
          name: only(v('email')),
        }),
        formEnd(
          'Niet gevonden',
          say('We vinden dit nummer niet', 'We cannot find this number'),
          say('Een collega kijkt mee en mailt je.', 'A colleague is looking into it and will email you.'),
        ),
      ],
      flow: [
        'Status opvragen > Zoek de bestelling > Van deze klant? > Stand > Te laat? > Al eerder gemeld? > Nog geen ticket? > Ticket: te laat > Onthoud de melding > Geef een seintje > We zoeken het uit',
        'Nog geen ticket? #1 > We zoeken het uit',
        'Te laat? #1 > Toon de stand',
        'Van deze klant? #1 > Ticket: onbekend nummer > Niet gevonden',
      ],
    };
  },
});
