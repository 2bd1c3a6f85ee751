import { approvalChats } from '../../apps/chats.js';
import { mailboxes } from '../../apps/mailers.js';
import { mainModels } from '../../apps/models.js';
import { mollie } from '../../apps/payments-more.js';
import { stores } from '../../apps/shops.js';
import { businessSocials } from '../../apps/socials.js';
import { fullTables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import { about, limitOf, mailOf, ownProduct, webAddress } from '../../apps/values.js';
import {
  AS_DAY,
  answeredWithin,
  append,
  ask,
  both,
  code,
  codeEach,
  combine,
  cron,
  dayOf,
  evenWhenEmpty,
  everyWeek,
  formEnd,
  from,
  goOnAfterError,
  keep,
  onlyNew,
  openFormWithEnding,
  parser,
  plain,
  promise,
  reads,
  recipe,
  rowsOf,
  say,
  set,
  spares,
  starts,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const { paid: paidGift } = mollie as typeof mollie & { readonly paid: NonNullable<typeof mollie.paid> };

const selling = stores.filter(
  (shop): shop is (typeof stores)[number] & Required<Pick<(typeof stores)[number], 'products'>> =>
    shop.products !== undefined,
);

export const donationMilestones = recipe({
  id: 'donation-milestones',
  category: 'social',
  tags: ['stichting', 'donaties', 'crowdfunding', 'mollie', 'goede doelen'],
  saves: spares(
    15,
    'Iemand telt elke dag de giften op en bedenkt wanneer er een bericht over kan.',
    'Someone adds up the gifts each day and thinks of when to post about them.',
  ),
  variants: combine(
    { table: fullTables, network: businessSocials, chat: approvalChats },
    { take: 3, apart: ['table', 'network'] },
  ),
  build: ({ table, network, chat }) => {
    const { nodes, path, ref: gift } = starts(paidGift, 'Gift betaald', 'Gift', [table]);
    const word = about(
      'campaign-word',
      ['Woord in de omschrijving', 'Word in the description'],
      [
        'Waaraan je giften voor deze actie herkent in de omschrijving van de betaling.',
        'By which you know gifts for this campaign in the description of the payment.',
      ],
      ['dorpshuis', 'village hall'],
    );
    const goal = limitOf(
      'goal',
      ['Doelbedrag', 'Goal'],
      ['Hoeveel euro de actie moet opbrengen.', 'How many euros the campaign has to raise.'],
      10000,
    );
    const page = webAddress(
      ['adres van de donatiepagina', 'address of the donation page'],
      ['De pagina waarop mensen doneren.', 'The page on which people donate.'],
      ['https://www.example.com/doneren', 'https://www.example.com/donate'],
    );
    return {
      name: both(
        `Mijlpalen van je inzamelactie op ${network.app.label}: giften uit Mollie opgeteld in ${table.app.label}`,
        `Milestones of your fundraiser on ${network.app.label}: gifts from Mollie added up in ${table.app.label}`,
      ),
      description: both(
        `Telt elke gift via Mollie met het actiewoord op in ${table.app.label}, zonder namen. Bij een kwart, de helft, driekwart en het doel vraagt ${chat.app.label} akkoord en gaat er een bericht naar ${network.app.label}.`,
        `Adds up each gift through Mollie with the campaign word in ${table.app.label}, without names. At a quarter, half, three quarters and the goal ${chat.app.label} asks approval and a post goes to ${network.app.label}.`,
      ),
      benefit: both(
        'Supporters zien dat het opschiet, precies op het goede moment.',
        'Supporters see progress, just at the right moment.',
      ),
      uses: [
        [mollie, both('meldt betaalde giften', 'reports paid gifts')],
        [table, both('telt de giften', 'adds up the gifts')],
        [chat, both('keurt het bericht goed', 'approves the post')],
        [network, both('plaatst de mijlpaal', 'publishes the milestone')],
      ],
      setup: [
        both(
          'Geef het tabblad Giften de kolommen Betaling, Datum en Bedrag.',
          'Give the tab Gifts the columns Payment, Date and Amount.',
        ),
        both(
          'Giften die binnenkwamen voor de workflow aanstond tellen pas mee als je er zelf een regel voor toevoegt.',
          'Gifts from before the workflow was on count only when you add a row for them yourself.',
        ),
      ],
      notes: [
        {
          over: ['Bereken de mijlpaal', 'Nog niet gevierd'],
          text: say(
            '## Elke mijlpaal één keer\nHaalt één grote gift twee grenzen tegelijk, dan wordt alleen de hoogste gemeld. Namen en mailadressen van gevers komen nergens terecht.',
            '## Each milestone once\nWhen one large gift passes two limits at once, only the highest is reported. Names and addresses of donors go nowhere.',
          ),
        },
      ],
      names: {
        'Gift betaald': 'Gift paid',
        'Gift betaald: opvragen': 'Gift paid: fetch',
        Gift: 'Gift',
        'Voor deze actie': 'For this campaign',
        'Schrijf de gift bij': 'Add the gift',
        'Lees alle giften': 'Read all gifts',
        'Bereken de mijlpaal': 'Work out the milestone',
        'Nog niet gevierd': 'Not celebrated yet',
        'Vraag akkoord om te vieren': 'Ask approval to celebrate',
        'Vieren?': 'Celebrate?',
        'Plaats de mijlpaal': 'Publish the milestone',
        'Meld dat het niet lukte': 'Report that it failed',
      },
      nodes: [
        ...nodes,
        keep('Voor deze actie', [
          [
            `={{ String(${gift.reason.slice(2, -2)} ?? '').toLowerCase().includes('${word}'.toLowerCase()) }}`,
            'yes',
          ],
          [`={{ Number(${gift.amount.slice(2, -2)}) }}`, '>', 0],
        ]),
        table.upsert('Schrijf de gift bij', say('Giften', 'Gifts'), say('Betaling', 'Payment'), {
          [say('Betaling', 'Payment')]: `=${gift.id}`,
          [say('Datum', 'Date')]: '={{ $now.toISODate() }}',
          [say('Bedrag', 'Amount')]: `=${gift.amount}`,
        }),
        table.rows('Lees alle giften', say('Giften', 'Gifts')),
        code(
          'Bereken de mijlpaal',
          `
const getal = (v) => (typeof v === 'number' ? v : Number(String(v ?? '').replace(/€|[.](?=.*,)/g, '').replace(',', '.')));
const euro = (v) => '€ ' + Math.round(v).toLocaleString('${say('nl-NL', 'en-GB')}');
const doel = Number('${goal}') || 1;
const bedragen = $input.all().map((regel) => { const $json = regel.json; return getal(${table.cell(say('Bedrag', 'Amount'))}); }).filter((bedrag) => Number.isFinite(bedrag) && bedrag > 0);
const totaal = bedragen.reduce((som, bedrag) => som + bedrag, 0);
const grens = [100, 75, 50, 25].find((deel) => totaal >= (doel * deel) / 100);
if (!grens) return [];
return [{ json: { grens, totaal: Math.round(totaal), gevers: bedragen.length, tekst: grens === 100 ? '${say('Het is gelukt! Samen brachten jullie', 'We made it! Together you raised')} ' + euro(totaal) + '${say(' bijeen. Dank aan iedereen die meedeed.', '. Thanks to everybody who took part.')}' : '${say('We zijn op', 'We are at')} ' + grens + '%: ' + euro(totaal) + ' ${say('van de', 'of the')} ' + euro(doel) + ' ${say('is binnen. Doe je ook mee?', 'is in. Will you join?')} ${page}' } }];`,
        ),
        onlyNew('Nog niet gevierd', `={{ '${word}' + ' ' + $json.grens }}`),
        answeredWithin(
          chat.approve(
            'Vraag akkoord om te vieren',
            say(
              '={{ $json.grens }}% van het doel is gehaald met {{ $json.gevers }} giften. Mag dit op de pagina? Zonder antwoord binnen twee dagen gaat het niet door.\n\n{{ $json.tekst }}',
              '={{ $json.grens }}% of the goal was reached with {{ $json.gevers }} gifts. May this go on the page? Without an answer within two days it is off.\n\n{{ $json.tekst }}',
            ),
          ),
          2,
          'days',
        ),
        keep('Vieren?', [['={{ $json.data?.approved }}', 'yes']]),
        withErrorBranch(
          network.post('Plaats de mijlpaal', "={{ $('Nog niet gevierd').first().json.tekst }}"),
        ),
        chat.post(
          'Meld dat het niet lukte',
          say(
            `=${network.app.label} nam de mijlpaal niet aan. Plaats hem zelf: {{ $('Nog niet gevierd').first().json.tekst }}`,
            `=${network.app.label} did not take the milestone. Publish it yourself: {{ $('Nog niet gevierd').first().json.tekst }}`,
          ),
        ),
      ],
      flow: [
        `${path} > Voor deze actie > Schrijf de gift bij > Lees alle giften > Bereken de mijlpaal > Nog niet gevierd > Vraag akkoord om te vieren > Vieren? > Plaats de mijlpaal`,
        'Plaats de mijlpaal #1 > Meld dat het niet lukte',
      ],
    };
  },
});

export const volunteersWanted = recipe({
  id: 'volunteers-wanted',
  category: 'social',
  tags: ['vrijwilligers', 'vereniging', 'stichting', 'aanmelden', 'diensten'],
  saves: spares(
    40,
    'De coördinator belt rond voor open diensten en houdt zelf bij wie er komt.',
    'The coordinator rings around for open shifts and keeps track of who comes.',
  ),
  variants: combine(
    {
      table: fullTables,
      network: businessSocials.filter(({ app }) => app.key !== 'googlebusiness'),
      mailer: mailboxes,
    },
    { take: 2, apart: ['table', 'network'] },
  ),
  build: ({ table, network, mailer }) => {
    const page = webAddress(
      ['adres van het aanmeldformulier', 'address of the sign-up form'],
      [
        'Het Production-adres van het formulier in n8n waarmee vrijwilligers een dienst kiezen.',
        'The production address of the form in n8n with which volunteers choose a shift.',
      ],
      ['https://n8n.example.com/form/dienst', 'https://n8n.example.com/form/shift'],
    );
    const shift = rowsOf(table, 'Lees de diensten', say('Diensten', 'Shifts'), 'Dienst', {
      code: 'Code',
      datum: say('Datum', 'Date'),
      taak: say('Taak', 'Task'),
      wie: say('Vrijwilliger', 'Volunteer'),
    });
    const row = (c: string) => table.cell(c);
    return {
      name: both(
        `Open diensten uit ${table.app.label} op ${network.app.label} en aanmelden met een formulier, bevestigd via ${mailer.app.label}`,
        `Open shifts from ${table.app.label} on ${network.app.label} with sign-up by form, confirmed through ${mailer.app.label}`,
      ),
      description: both(
        `Zet elke dinsdag de diensten van de komende twee weken zonder vrijwilliger uit ${table.app.label} in één oproep op ${network.app.label}. Wie het formulier invult, krijgt de dienst als hij nog vrij is en een bevestiging via ${mailer.app.label}.`,
        `Each Tuesday puts the shifts of the next two weeks without a volunteer from ${table.app.label} into one call on ${network.app.label}. Whoever fills in the form gets the shift if it is still free and a confirmation through ${mailer.app.label}.`,
      ),
      benefit: both('Kantine bezet zonder belrondje.', 'Canteen staffed without a round of calls.'),
      uses: [
        [table, both('is het rooster', 'is the roster')],
        [network, both('plaatst de oproep', 'publishes the call')],
        [mailer, both('bevestigt de dienst', 'confirms the shift')],
      ],
      setup: [
        both(
          'Geef het tabblad Diensten de kolommen Code (kort en uniek, zoals K14), Datum (jjjj-mm-dd), Taak, Vrijwilliger en E-mail.',
          'Give the tab Shifts the columns Code (short and unique, such as K14), Date (yyyy-mm-dd), Task, Volunteer and E-mail.',
        ),
      ],
      notes: [
        {
          over: ['Zoek de dienst', 'Nog vrij?'],
          text: say(
            '## Wie het eerst komt\nHet formulier kijkt op het moment van invullen. Was iemand anders sneller, dan zegt het dat meteen en wordt er niets bewaard.',
            '## First come\nThe form looks at the moment of filling in. Where somebody else was quicker it says so at once and keeps nothing.',
          ),
        },
      ],
      names: {
        'Dinsdag om zeven uur': 'Tuesday at seven',
        'Lees de diensten': 'Read the shifts',
        Dienst: 'Shift',
        'Schrijf de oproep': 'Write the call',
        'Plaats de oproep': 'Publish the call',
        'Meld dat de oproep niet lukte': 'Report that the call failed',
        'Dienst kiezen': 'Choose a shift',
        'Zoek de dienst': 'Find the shift',
        'Nog vrij?': 'Still free?',
        'Gekozen dienst': 'Chosen shift',
        'Zet de vrijwilliger erbij': 'Enter the volunteer',
        'Bevestig de dienst': 'Confirm the shift',
        'Tot dan': 'See you then',
        'Al bezet': 'Already taken',
      },
      nodes: [
        everyWeek('Dinsdag om zeven uur', [2], 19),
        ...shift.nodes,
        code(
          'Schrijf de oproep',
          `
${AS_DAY}
const open = $input.all().map(({ json }) => ({ ...json, op: asDay(String(json.datum ?? '').trim().slice(0, 10)) })).filter(({ code, wie, op }) => code && String(wie ?? '').trim() === '' && op.isValid && op >= $now.startOf('day') && op <= $now.plus({ weeks: 2 })).sort((a, b) => a.op - b.op);
if (open.length === 0) return [];
const begin = '${say('Wie helpt mee? Deze diensten zijn nog open:', 'Who will help? These shifts are still open:')}';
const eind = '\\n${say('Aanmelden met de code:', 'Sign up with the code:')} ${page}';
let tekst = begin;
for (const dienst of open) { const regel = '\\n' + dienst.op.setLocale('${say('nl', 'en')}').toFormat('ccc d LLL') + ': ' + dienst.taak + ' (' + dienst.code + ')'; if ((tekst + regel + eind).length > ${network.longest}) break; tekst += regel; }
return [{ json: { tekst: tekst + eind, aantal: open.length } }];`,
        ),
        withErrorBranch(network.post('Plaats de oproep', '={{ $json.tekst }}')),
        mailer.send(
          'Meld dat de oproep niet lukte',
          mailOf.planning,
          say('De oproep voor vrijwilligers is niet geplaatst', 'The call for volunteers was not published'),
          say(
            `=${network.app.label} nam de oproep niet aan. De tekst:<br><br>{{ $('Schrijf de oproep').first().json.tekst }}`,
            `=${network.app.label} did not take the call. The text:<br><br>{{ $('Schrijf de oproep').first().json.tekst }}`,
          ),
        ),
        openFormWithEnding(
          'Dienst kiezen',
          say('Ik help mee', 'I will help'),
          say(
            'De code staat in de oproep. We gebruiken je gegevens alleen voor deze dienst.',
            'The code stands in the call. We use your details for this shift only.',
          ),
          [
            ['code', 'Code'],
            ['naam', say('Naam', 'Name')],
            ['mail', say('E-mailadres', 'E-mail address'), 'email'],
          ],
        ),
        evenWhenEmpty(
          table.find(
            'Zoek de dienst',
            say('Diensten', 'Shifts'),
            'Code',
            '={{ String($json.code).trim().toUpperCase() }}',
          ),
        ),
        when('Nog vrij?', [
          [`={{ String(${row('Code')} ?? '') }}`, 'filled'],
          [`={{ String(${row(say('Vrijwilliger', 'Volunteer'))} ?? '').trim() }}`, 'empty'],
          [
            `={{ ${dayOf(`String(${row(say('Datum', 'Date'))} ?? '').trim().slice(0, 10)`)} >= $now.startOf('day') }}`,
            'yes',
          ],
        ]),
        set('Gekozen dienst', {
          taak: `={{ ${row(say('Taak', 'Task'))} ?? '' }}`,
          datum: `={{ ${dayOf(`String(${row(say('Datum', 'Date'))} ?? '').trim().slice(0, 10)`)}.toISODate() ?? '' }}`,
        }),
        table.upsert('Zet de vrijwilliger erbij', say('Diensten', 'Shifts'), 'Code', {
          Code: "={{ String($('Dienst kiezen').item.json.code).trim().toUpperCase() }}",
          [say('Vrijwilliger', 'Volunteer')]: "={{ $('Dienst kiezen').item.json.naam }}",
          'E-mail': "={{ $('Dienst kiezen').item.json.mail }}",
        }),
        goOnAfterError(
          mailer.send(
            'Bevestig de dienst',
            "={{ $('Dienst kiezen').item.json.mail }}",
            say(
              `=Je dienst ${plain(from('Dienst kiezen', 'code'), 20)}`,
              `=Your shift ${plain(from('Dienst kiezen', 'code'), 20)}`,
            ),
            say(
              `=Beste ${plain(from('Dienst kiezen', 'naam'))},<br><br>Fijn dat je helpt. De dienst: {{ $('Gekozen dienst').item.json.taak }} op {{ ((dag) => (dag.isValid ? dag.setLocale('nl').toFormat('cccc d LLLL') : $('Gekozen dienst').item.json.datum))(DateTime.fromISO($('Gekozen dienst').item.json.datum)) }}. Kun je toch niet, antwoord dan op deze mail.`,
              `=Dear ${plain(from('Dienst kiezen', 'naam'))},<br><br>Thank you for helping. The shift: {{ $('Gekozen dienst').item.json.taak }} on {{ ((dag) => (dag.isValid ? dag.setLocale('en').toFormat('cccc d LLLL') : $('Gekozen dienst').item.json.datum))(DateTime.fromISO($('Gekozen dienst').item.json.datum)) }}. If you cannot come after all, answer this mail.`,
            ),
          ),
        ),
        formEnd(
          'Tot dan',
          say('Dank je, de dienst is van jou', 'Thank you, the shift is yours'),
          say(
            "={{ $json.error ? 'Noteer de datum: de bevestiging per mail ging niet weg.' : 'Je krijgt een bevestiging per mail.' }}",
            "={{ $json.error ? 'Please note the date: the confirmation by mail was not sent.' : 'A confirmation comes by mail.' }}",
          ),
        ),
        formEnd(
          'Al bezet',
          say('Deze dienst is niet vrij', 'This shift is not free'),
          say(
            'Iemand was sneller, de dienst is voorbij of de code klopt niet. Kies een andere uit de oproep.',
            'Somebody was quicker, the shift is over or the code is not right. Choose another from the call.',
          ),
        ),
      ],
      flow: [
        `Dinsdag om zeven uur > ${shift.path} > Schrijf de oproep > Plaats de oproep`,
        'Plaats de oproep #1 > Meld dat de oproep niet lukte',
        'Dienst kiezen > Zoek de dienst > Nog vrij? > Gekozen dienst > Zet de vrijwilliger erbij > Bevestig de dienst > Tot dan',
        'Nog vrij? #1 > Al bezet',
      ],
      promises: [promise('delivery', 'Bevestig de dienst')],
    };
  },
});

export const newProductPost = recipe({
  id: 'new-product-post',
  category: 'social',
  tags: ['webwinkel', 'nieuw artikel', 'product', 'ai', 'plaatsen'],
  saves: spares(
    20,
    'Iemand ziet een nieuw artikel, schrijft er een bericht over en plaatst het.',
    'Someone sees a new product, writes a post about it and publishes it.',
  ),
  variants: combine(
    { shop: selling, network: businessSocials, model: mainModels, chat: approvalChats },
    { take: 3, apart: ['shop', 'network'] },
  ),
  build: ({ shop, network, model, chat }) => {
    const { nodes, path } = reads(shop.products, 'Lees het assortiment', 'Artikel');
    return {
      name: both(
        `Nieuwe artikelen uit ${shop.app.label} na akkoord aankondigen op ${network.app.label}, tekst door ${model.app.label}`,
        `Announce new products of ${shop.app.label} on ${network.app.label} after approval, text by ${model.app.label}`,
      ),
      description: both(
        `Kijkt elke ochtend welke artikelen nieuw zijn in ${shop.app.label} en op voorraad, laat ${model.app.label} een kort bericht schrijven, controleert of naam en prijs kloppen en plaatst het na akkoord in ${chat.app.label} op ${network.app.label}.`,
        `Each morning looks which products are new in ${shop.app.label} and in stock, has ${model.app.label} write a short post, checks name and price and publishes it on ${network.app.label} after approval in ${chat.app.label}.`,
      ),
      benefit: both(
        'Elk nieuw artikel krijgt zijn moment, met de juiste prijs.',
        'Each new product gets its moment, with the right price.',
      ),
      uses: [
        [shop, both('geeft de artikelen', 'gives the products')],
        [model, both('schrijft het bericht', 'writes the post')],
        [chat, both('keurt het goed', 'approves it')],
        [network, both('plaatst het', 'publishes it')],
      ],
      setup: [
        both(
          'De eerste keer onthoudt de workflow alleen wat er al is; daarna telt alleen wat erbij komt.',
          'The first time the workflow only remembers what is there; after that only what is added counts.',
        ),
      ],
      notes: [
        {
          over: ['Prijs en naam kloppen?', 'Vaste tekst'],
          text: say(
            '## Het model mag niets verzinnen\nStaat de exacte prijs of de naam niet in de tekst, of past hij niet op het netwerk, dan komt er een vaste tekst zonder reclametaal. Per dag één artikel, want elk krijgt een eigen vraag om akkoord; de rest volgt de dagen erna.',
            '## The model may make nothing up\nWhere the exact price or the name is not in the text, or it does not fit the network, a fixed text without sales talk takes its place. One product a day, as each gets a question for approval of its own; the rest follow on the next days.',
          ),
        },
      ],
      names: {
        'Elke ochtend om kwart over tien': 'Every morning at a quarter past ten',
        'Lees het assortiment': 'Read the range',
        Artikel: 'Product',
        'Nieuw en op voorraad': 'New and in stock',
        'Schrijf een aankondiging': 'Write an announcement',
        Aankondiger: 'Announcer',
        'Prijs en naam kloppen?': 'Price and name right?',
        'Tekst van het model': 'Text of the model',
        'Vaste tekst': 'Fixed text',
        'Gekozen tekst': 'Chosen text',
        'Vraag akkoord voor het artikel': 'Ask approval for the product',
        'Plaatsen?': 'Publish?',
        'Kondig het artikel aan': 'Announce the product',
        'Meld de weigering': 'Report the refusal',
      },
      nodes: [
        cron('Elke ochtend om kwart over tien', '15 10 * * *'),
        ...nodes,
        code(
          'Nieuw en op voorraad',
          `
const geheugen = $getWorkflowStaticData('global');
const eerste = geheugen.gezien === undefined;
const gezien = new Set(geheugen.gezien ?? []);
const artikelen = $input.all().map(({ json }, i) => ({ json, i })).filter(({ json }) => json.id !== undefined && json.name);
const nieuw = eerste ? undefined : artikelen.find(({ json }) => !gezien.has(String(json.id)) && json.stock !== null && Number(json.stock) > 0 && Number(json.price) > 0);
for (const { json } of eerste ? artikelen : nieuw ? [nieuw] : []) gezien.add(String(json.id));
geheugen.gezien = [...gezien].slice(-20000);
return nieuw ? [{ json: { id: nieuw.json.id, naam: String(nieuw.json.name), prijs: '€ ' + Number(nieuw.json.price).toFixed(2)${say(".replace('.', ',')", '')} }, pairedItem: nieuw.i }] : [];`,
        ),
        withErrorBranch(
          ask(
            'Schrijf een aankondiging',
            say(
              `Schrijf één kort bericht in het Nederlands over een nieuw artikel in een webwinkel voor ${ownProduct}. Noem de naam en de prijs letterlijk zoals gegeven. Verzin geen eigenschappen, korting of levertijd. Hooguit 220 tekens, geen hashtags.`,
              `Write one short post in English about a new product in an online shop for ${ownProduct}. Give the name and the price literally as given. Make up no properties, discount or delivery time. At most 220 characters, no hashtags.`,
            ),
            '={{ $json.naam }}, {{ $json.prijs }}',
          ),
        ),
        model.attach('Aankondiger', 'Schrijf een aankondiging'),
        when('Prijs en naam kloppen?', [
          [
            "={{ (() => { const tekst = String($json.text ?? ''); const a = $('Nieuw en op voorraad').item.json; return tekst.includes(a.naam) && tekst.replace(/\\u00a0/g, ' ').includes(a.prijs.slice(2)) && tekst.length <= 280; })() }}",
            'yes',
          ],
        ]),
        set('Tekst van het model', {
          tekst: '={{ String($json.text).trim() }}',
          naam: "={{ $('Nieuw en op voorraad').item.json.naam }}",
        }),
        set('Vaste tekst', {
          tekst: say(
            "=Nieuw in de winkel: {{ $('Nieuw en op voorraad').item.json.naam }}, {{ $('Nieuw en op voorraad').item.json.prijs }}.",
            "=New in the shop: {{ $('Nieuw en op voorraad').item.json.naam }}, {{ $('Nieuw en op voorraad').item.json.prijs }}.",
          ),
          naam: "={{ $('Nieuw en op voorraad').item.json.naam }}",
        }),
        append('Gekozen tekst'),
        answeredWithin(
          chat.approve(
            'Vraag akkoord voor het artikel',
            say(
              `=Mag dit op ${network.app.label}? Zonder antwoord binnen acht uur slaan we dit artikel over.\n\n{{ $json.tekst }}`,
              `=May this go on ${network.app.label}? Without an answer within eight hours we skip this product.\n\n{{ $json.tekst }}`,
            ),
          ),
          8,
          'hours',
        ),
        keep('Plaatsen?', [['={{ $json.data?.approved }}', 'yes']]),
        withErrorBranch(network.post('Kondig het artikel aan', "={{ $('Gekozen tekst').item.json.tekst }}")),
        chat.post(
          'Meld de weigering',
          say(
            `=${network.app.label} nam een aankondiging niet aan. De tekst staat in de vraag om akkoord hierboven.`,
            `=${network.app.label} did not take an announcement. Its text is in the question for approval above.`,
          ),
        ),
      ],
      flow: [
        `Elke ochtend om kwart over tien > ${path} > Nieuw en op voorraad > Schrijf een aankondiging > Prijs en naam kloppen? > Tekst van het model > Gekozen tekst > Vraag akkoord voor het artikel > Plaatsen? > Kondig het artikel aan`,
        'Schrijf een aankondiging #1 > Vaste tekst > Gekozen tekst @1',
        'Prijs en naam kloppen? #1 > Vaste tekst',
        'Kondig het artikel aan #1 > Meld de weigering',
      ],
    };
  },
});

export const hookDays = recipe({
  id: 'hook-days-ahead',
  category: 'social',
  tags: ['inhaakkalender', 'feestdagen', 'ideeën', 'contentkalender', 'ai'],
  saves: spares(
    30,
    'Marketing bedenkt te laat iets voor Moederdag of de Week van de Circulaire Economie.',
    'Marketing thinks of something for Mother’s Day too late.',
  ),
  variants: combine(
    { table: fullTables, model: mainModels, todo: taskApps },
    { take: 2, apart: ['table', 'model'] },
  ),
  build: ({ table, model, todo }) => {
    const day = rowsOf(table, 'Lees de inhaakdagen', say('Inhaakdagen', 'Hook days'), 'Inhaakdag', {
      dag: say('Dag', 'Day'),
      datum: say('Datum', 'Date'),
      waarom: say('Waarom wij', 'Why us'),
      gevoelig: say('Gevoelig', 'Sensitive'),
    });
    return {
      name: both(
        `Inhaakdagen uit ${table.app.label} twee weken vooruit met ideeën van ${model.app.label} als taak in ${todo.app.label}`,
        `Hook days from ${table.app.label} two weeks ahead with ideas by ${model.app.label} as a task in ${todo.app.label}`,
      ),
      description: both(
        `Kijkt elke werkdag welke dagen uit je inhaakkalender in ${table.app.label} over twee weken zijn, laat ${model.app.label} drie ideeën maken die bij je bedrijf passen en zet ze met deadline in ${todo.app.label}; gevoelige dagen krijgen geen idee maar een vraag.`,
        `Looks each working day which days of your calendar in ${table.app.label} are two weeks away, has ${model.app.label} make three ideas that fit your business and puts them in ${todo.app.label} with a due date; sensitive days get no idea but a question.`,
      ),
      benefit: both(
        'Op tijd iets zinnigs, of bewust niets.',
        'Something sensible in time, or nothing on purpose.',
      ),
      uses: [
        [table, both('is de inhaakkalender', 'is the calendar of hook days')],
        [model, both('bedenkt ideeën', 'thinks of ideas')],
        [todo, both('krijgt de taak', 'gets the task')],
      ],
      setup: [
        both(
          'Geef het tabblad Inhaakdagen de kolommen Dag, Datum (jjjj-mm-dd, elk jaar bijwerken), Waarom wij en Gevoelig (ja of leeg, zoals bij 4 mei).',
          'Give the tab Hook days the columns Day, Date (yyyy-mm-dd, to be updated each year), Why us and Sensitive (yes or empty, as for Remembrance Day).',
        ),
      ],
      notes: [
        {
          over: ['Gevoelige dag?', 'Bedenk drie ideeën'],
          text: say(
            '## Zonder reden geen idee\nStaat er niets bij Waarom wij, dan vraagt de taak eerst of jullie er iets mee hebben. Zo ontstaat er geen bericht over een dag die niet bij je past.',
            '## No reason, no idea\nWhere nothing stands under Why us, the task first asks whether the day means anything to you. So no post comes about for a day that does not fit.',
          ),
        },
      ],
      names: {
        'Werkdagen om half negen': 'Working days at half past eight',
        'Lees de inhaakdagen': 'Read the hook days',
        Inhaakdag: 'Hook day',
        'Over twee weken': 'In two weeks',
        'Is hij raak?': 'Is it one?',
        'Gevoelige dag?': 'Sensitive day?',
        'Bedenk drie ideeën': 'Think of three ideas',
        Ideeënmaker: 'Idea maker',
        'Drie korte ideeën': 'Three short ideas',
        'Drie gekregen?': 'Got three?',
        'Zet de ideeën klaar': 'Put the ideas ready',
        'Vraag het aan een mens': 'Ask a person',
      },
      nodes: [
        cron('Werkdagen om half negen', '30 8 * * 1-5'),
        ...day.nodes,
        codeEach(
          'Over twee weken',
          `
${AS_DAY}
const datum = asDay(String($json.datum ?? '').trim().slice(0, 10));
const dagen = datum.isValid ? Math.round(datum.startOf('day').diff($now.startOf('day'), 'days').days) : -1;
const raak = dagen === 14 || ($now.weekday === 5 && (dagen === 15 || dagen === 16));
return { json: { ...$json, raak, waarom: String($json.waarom ?? '').trim(), vooraf: datum.isValid ? datum.minus({ days: 4 }).toISODate() : '', vraag: /^(ja|j|x|yes|y)$/i.test(String($json.gevoelig ?? '').trim()) || String($json.waarom ?? '').trim() === '' } };`,
        ),
        keep('Is hij raak?', [
          ['={{ $json.raak }}', 'yes'],
          ["={{ String($json.dag ?? '') }}", 'filled'],
        ]),
        when('Gevoelige dag?', [['={{ $json.vraag }}', 'no']]),
        withErrorBranch(
          ask(
            'Bedenk drie ideeën',
            say(
              `Bedenk drie korte, haalbare ideeën voor een bericht op sociale media van een bedrijf: ${ownProduct}. Gebruik de reden die wordt gegeven, geen grapjes over groepen mensen, geen korting verzinnen.`,
              `Think of three short, feasible ideas for a social media post of a business: ${ownProduct}. Use the reason that is given, no jokes about groups of people, make up no discount.`,
            ),
            say(
              '={{ $json.dag }} op {{ $json.datum }}. Waarom wij: {{ $json.waarom }}',
              '={{ $json.dag }} on {{ $json.datum }}. Why us: {{ $json.waarom }}',
            ),
            true,
          ),
        ),
        model.attach('Ideeënmaker', 'Bedenk drie ideeën'),
        parser('Drie korte ideeën', 'Bedenk drie ideeën', {
          ideeen: [
            say('Laat de werkplaats zien', 'Show the workshop'),
            say('Vraag klanten naar hun foto', 'Ask customers for their photo'),
            say('Vertel hoe het begon', 'Tell how it began'),
          ],
        }),
        when('Drie gekregen?', [
          ['={{ Array.isArray($json.output?.ideeen) && $json.output.ideeen.length > 0 }}', 'yes'],
        ]),
        todo.create('Zet de ideeën klaar', {
          title: say(
            "=Inhaken: {{ $('Gevoelige dag?').item.json.dag }} op {{ $('Gevoelige dag?').item.json.datum }}",
            "=Hook day: {{ $('Gevoelige dag?').item.json.dag }} on {{ $('Gevoelige dag?').item.json.datum }}",
          ),
          description:
            "={{ $json.output.ideeen.slice(0, 3).map((idee, i) => (i + 1) + '. ' + idee).join('\\n') }}",
          due: "={{ $('Gevoelige dag?').item.json.vooraf }}",
        }),
        todo.create('Vraag het aan een mens', {
          title: say(
            "=Doen we iets met {{ $('Gevoelige dag?').item.json.dag }} op {{ $('Gevoelige dag?').item.json.datum }}?",
            "=Do we do anything with {{ $('Gevoelige dag?').item.json.dag }} on {{ $('Gevoelige dag?').item.json.datum }}?",
          ),
          description: say(
            "=Gevoelig, zonder reden in de kalender, of zonder bruikbaar idee van het model. Niets plaatsen is ook een goed antwoord. Reden: {{ $('Gevoelige dag?').item.json.waarom || 'geen' }}",
            "=Sensitive, without a reason in the calendar, or without a usable idea of the model. Posting nothing is a good answer too. Reason: {{ $('Gevoelige dag?').item.json.waarom || 'none' }}",
          ),
          due: "={{ $('Gevoelige dag?').item.json.vooraf }}",
        }),
      ],
      flow: [
        `Werkdagen om half negen > ${day.path} > Over twee weken > Is hij raak? > Gevoelige dag? > Bedenk drie ideeën > Drie gekregen? > Zet de ideeën klaar`,
        'Gevoelige dag? #1 > Vraag het aan een mens',
        'Bedenk drie ideeën #1 > Vraag het aan een mens',
        'Drie gekregen? #1 > Vraag het aan een mens',
      ],
    };
  },
});
