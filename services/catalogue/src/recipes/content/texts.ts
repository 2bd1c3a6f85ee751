import { answers } from '../../apps/answers.js';
import { listedCmses } from '../../apps/cms.js';
import { documents } from '../../apps/documents.js';
import { ownLimit } from '../../apps/limits.js';
import { mailboxes } from '../../apps/mailers.js';
import { mainModels } from '../../apps/models.js';
import { fullTables, readableTables, upsertTables } from '../../apps/tables.js';
import { mailbox, mailOf, webAddress } from '../../apps/values.js';
import {
  answeredWithin,
  ask,
  both,
  chain,
  code,
  codeEach,
  combine,
  everyDay,
  everyWeek,
  form,
  goOnAfterError,
  keep,
  loop,
  onlyNew,
  openForm,
  parser,
  plain,
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
import { allArticles } from './parts.js';

const CHEF = mailbox(['de chef', 'the chef'], ['keuken', 'kitchen']);

export const allergenCard = recipe({
  id: 'allergen-card-from-recipes',
  category: 'content',
  tags: ['restaurant', 'allergenen', 'horeca', 'menukaart', 'voedselveiligheid'],
  saves: spares(
    45,
    'De chef loopt elk gerecht na op veertien allergenen en typt de kaart.',
    'The chef goes through each dish for fourteen allergens and types the card.',
  ),
  variants: combine(
    { table: fullTables, model: mainModels, mailer: mailboxes },
    { take: 2, apart: ['table', 'model'] },
  ),
  build: ({ table, model, mailer }) => {
    const dish = rowsOf(table, 'Lees de gerechten', say('Gerechten', 'Dishes'), 'Gerecht met ingrediënten', {
      naam: say('Gerecht', 'Dish'),
      bestaat: say('Ingrediënten', 'Ingredients'),
      gezien: say('Beoordeeld', 'Judged'),
    });
    const list = () =>
      say(
        'gluten, schaaldieren, ei, vis, pinda, soja, melk, noten, selderij, mosterd, sesam, sulfiet, lupine, weekdieren',
        'gluten, crustaceans, egg, fish, peanut, soy, milk, nuts, celery, mustard, sesame, sulphite, lupin, molluscs',
      );
    return {
      name: both(
        `Allergenen per gerecht voorstellen met ${model.app.label} en na akkoord van de chef bewaren in ${table.app.label}`,
        `Suggest allergens for each dish with ${model.app.label} and keep them in ${table.app.label} after the chef approves`,
      ),
      description: both(
        `Leest elke avond gerechten met gewijzigde ingrediënten in ${table.app.label}, laat ${model.app.label} uit de veertien wettelijke allergenen kiezen met het ingrediënt erbij, en bewaart ze pas als de chef akkoord geeft via ${mailer.app.label}.`,
        `Each evening reads dishes with changed ingredients in ${table.app.label}, has ${model.app.label} choose from the fourteen legal allergens with the ingredient, and keeps them only when the chef approves through ${mailer.app.label}.`,
      ),
      benefit: both(
        'Een actuele allergenenlijst, met de chef als laatste woord.',
        'An up-to-date allergen list, with the chef having the last word.',
      ),
      uses: [
        [table, both('bevat de gerechten', 'holds the dishes')],
        [model, both('doet een voorstel', 'makes a suggestion')],
        [mailer, both('vraagt de chef', 'asks the chef')],
      ],
      setup: [
        both(
          'Geef het tabblad Gerechten de kolommen Gerecht, Ingrediënten (ook van sauzen en halffabricaten), Allergenen, Beoordeeld en Akkoord op.',
          'Give the tab Dishes the columns Dish, Ingredients (of sauces and bought parts too), Allergens, Judged and Approved on.',
        ),
        both(
          'Wat niet in de ingrediënten staat, vindt niemand: neem etiketten van halffabricaten over en noem sporen zelf.',
          'What is not in the ingredients nobody finds: copy labels of bought parts and name traces yourself.',
        ),
      ],
      notes: [
        {
          over: ['Alleen echte allergenen', 'Vraag de chef om akkoord'],
          text: say(
            '## Een voorstel, nooit een garantie\nNamen die niet tot de veertien horen vallen weg. Zonder akkoord blijft de oude lijst staan en komt het gerecht de volgende avond terug. De kaart zegt wat erin zit, nooit dat een gerecht vrij is van iets.',
            '## A suggestion, never a guarantee\nNames that are not among the fourteen are dropped. Without approval the old list stays and the dish comes back the next evening. The card says what is in it, never that a dish is free of something.',
          ),
        },
      ],
      names: {
        'Elke avond om elf': 'Every evening at eleven',
        'Lees de gerechten': 'Read the dishes',
        'Gerecht met ingrediënten': 'Dish with ingredients',
        'Nieuw of gewijzigd': 'New or changed',
        'Gerecht voor gerecht': 'Dish by dish',
        'Zoek de allergenen': 'Look for the allergens',
        Lezer: 'Reader',
        'Allergeen en ingrediënt': 'Allergen and ingredient',
        'Alleen echte allergenen': 'Only real allergens',
        'Vraag de chef om akkoord': 'Ask the chef to approve',
        'Chef akkoord?': 'Chef approves?',
        'Bewaar de allergenen': 'Keep the allergens',
        'Mail dat het met de hand moet': 'Mail that it has to be done by hand',
      },
      nodes: [
        everyDay('Elke avond om elf', 23),
        ...dish.nodes,
        keep('Nieuw of gewijzigd', [
          ["={{ String($json.naam ?? '') }}", 'filled'],
          ["={{ String($json.bestaat ?? '').trim() }}", 'filled'],
          ["={{ String($json.bestaat ?? '').trim() !== String($json.gezien ?? '').trim() }}", 'yes'],
        ]),
        loop('Gerecht voor gerecht', 1),
        withErrorBranch(
          ask(
            'Zoek de allergenen',
            say(
              `Je helpt een kok. Kies uit precies deze veertien allergenen wat in het gerecht zit: ${list()}. Noem bij elk het ingrediënt waardoor, letterlijk uit de lijst. Noem ook wat gewoonlijk in een samengesteld ingrediënt zit en zet dan "mogelijk" op true.`,
              `You help a cook. Choose from exactly these fourteen allergens what is in the dish: ${list()}. With each name the ingredient that brings it, literally from the list. Name too what is usually in a compound ingredient and set "mogelijk" (possible) to true then.`,
            ),
            say(
              '=Gerecht: {{ $json.naam }}\nIngrediënten: {{ $json.bestaat }}',
              '=Dish: {{ $json.naam }}\nIngredients: {{ $json.bestaat }}',
            ),
            true,
          ),
        ),
        model.attach('Lezer', 'Zoek de allergenen'),
        parser('Allergeen en ingrediënt', 'Zoek de allergenen', {
          allergenen: [{ naam: say('melk', 'milk'), door: say('roomboter', 'butter'), mogelijk: false }],
        }),
        codeEach(
          'Alleen echte allergenen',
          `
const echt = '${list()}'.split(', ');
const gerecht = $('Gerecht voor gerecht').item.json;
const lijst = (Array.isArray($json.output?.allergenen) ? $json.output.allergenen : []).map((een) => ({ naam: String(een?.naam ?? '').toLowerCase().trim(), door: String(een?.door ?? ''), mogelijk: een?.mogelijk === true })).filter(({ naam }) => echt.includes(naam));
const uniek = [...new Map(lijst.map((een) => [een.naam, een])).values()];
const los = uniek.filter(({ door }) => !String(gerecht.bestaat).toLowerCase().includes(door.toLowerCase())).map(({ naam }) => naam);
return { json: { naam: gerecht.naam, bestaat: gerecht.bestaat, kort: uniek.map(({ naam, mogelijk }) => naam + (mogelijk ? '?' : '')).join(', '), uitleg: uniek.map(({ naam, door, mogelijk }) => naam + ': ' + door + (mogelijk ? ' (${say('mogelijk', 'possibly')})' : '')).join('<br>') || '${say('geen van de veertien gevonden', 'none of the fourteen found')}', los: los.join(', ') } };`,
        ),
        answeredWithin(
          mailer.approve(
            'Vraag de chef om akkoord',
            CHEF,
            say('=Allergenen van {{ $json.naam }}', '=Allergens of {{ $json.naam }}'),
            say(
              "=Ingrediënten: {{ $json.bestaat }}<br><br>Voorstel:<br>{{ $json.uitleg }}{{ $json.los ? '<br><br>Niet letterlijk in de lijst gevonden: ' + $json.los : '' }}<br><br>Klopt dit? Mis je iets, wijs dan af en vul de ingrediënten aan.",
              "=Ingredients: {{ $json.bestaat }}<br><br>Suggestion:<br>{{ $json.uitleg }}{{ $json.los ? '<br><br>Not literally found in the list: ' + $json.los : '' }}<br><br>Is this right? When something is missing, reject and complete the ingredients.",
            ),
          ),
          20,
          'hours',
        ),
        when('Chef akkoord?', [['={{ $json.data?.approved }}', 'yes']]),
        table.upsert('Bewaar de allergenen', say('Gerechten', 'Dishes'), say('Gerecht', 'Dish'), {
          [say('Gerecht', 'Dish')]: "={{ $('Alleen echte allergenen').item.json.naam }}",
          [say('Allergenen', 'Allergens')]: "={{ $('Alleen echte allergenen').item.json.kort }}",
          [say('Beoordeeld', 'Judged')]: "={{ $('Alleen echte allergenen').item.json.bestaat }}",
          [say('Akkoord op', 'Approved on')]: '={{ $now.toISODate() }}',
        }),
        mailer.send(
          'Mail dat het met de hand moet',
          CHEF,
          say(
            "=Allergenen van {{ $('Gerecht voor gerecht').item.json.naam }} zelf invullen",
            "=Fill in the allergens of {{ $('Gerecht voor gerecht').item.json.naam }} yourself",
          ),
          say(
            'Het model gaf geen bruikbaar antwoord. Vul de kolom Allergenen zelf in en neem de ingrediënten over in Beoordeeld, dan komt het gerecht niet terug.',
            'The model gave no usable answer. Fill in the column Allergens yourself and copy the ingredients to Judged, and the dish does not come back.',
          ),
        ),
      ],
      flow: [
        `Elke avond om elf > ${dish.path} > Nieuw of gewijzigd > Gerecht voor gerecht #1 > Zoek de allergenen > Alleen echte allergenen > Vraag de chef om akkoord > Chef akkoord? > Bewaar de allergenen > Gerecht voor gerecht`,
        'Chef akkoord? #1 > Gerecht voor gerecht',
        'Zoek de allergenen #1 > Mail dat het met de hand moet > Gerecht voor gerecht',
      ],
    };
  },
});

export const listingText = recipe({
  id: 'property-listing-text',
  category: 'content',
  tags: ['makelaar', 'woningtekst', 'vastgoed', 'verhuur', 'ai'],
  saves: spares(
    45,
    'De makelaar schrijft van opnamelijst naar woningtekst en leest die na.',
    'The agent writes the text from the inspection list and reads it through.',
  ),
  variants: combine(
    { doc: documents, model: mainModels, mailer: mailboxes },
    { take: 3, apart: ['doc', 'model'] },
  ),
  build: ({ doc, model, mailer }) => {
    const page = doc.write('Zet de tekst in een document', {
      title: say(
        "=Woningtekst {{ $('Opname van de woning').item.json.adres }}",
        "=Property text {{ $('Opname van de woning').item.json.adres }}",
      ),
      text: "={{ $('Controleer de feiten').item.json.tekst }}",
    });
    return {
      name: both(
        `Woningtekst uit een opnameformulier door ${model.app.label}, feiten nagerekend, concept in ${doc.app.label}`,
        `Property text from an inspection form by ${model.app.label}, facts checked, draft in ${doc.app.label}`,
      ),
      description: both(
        `Maakt van een opnameformulier een woningtekst met ${model.app.label}, controleert of elk getal en het energielabel echt in de opname staan, zet het concept in ${doc.app.label} en mailt via ${mailer.app.label} wat niet klopt.`,
        `Turns an inspection form into a property text with ${model.app.label}, checks that each number and the energy label really are in the inspection, puts the draft in ${doc.app.label} and mails through ${mailer.app.label} what is off.`,
      ),
      benefit: both(
        'Sneller online, zonder verzonnen vierkante meters.',
        'Online faster, without made-up square metres.',
      ),
      uses: [
        [model, both('schrijft de tekst', 'writes the text')],
        [doc, both('bewaart het concept', 'keeps the draft')],
        [mailer, both('mailt de makelaar', 'mails the agent')],
      ],
      setup: [
        both(
          'Verander in "Schrijf de woningtekst" toon en lengte naar jullie stijl.',
          'Change tone and length to your style in "Schrijf de woningtekst".',
        ),
      ],
      notes: [
        {
          over: ['Schrijf de woningtekst', 'Controleer de feiten'],
          text: say(
            '## Getallen zijn geen stijl\nElk getal in de tekst moet in de opname staan. Zo niet, dan staat het bovenaan de mail; getallen in woorden lees je zelf na. Oppervlakten zijn die uit de opname: de meetinstructie blijft het werk van de makelaar.',
            '## Numbers are no style\nEvery number in the text has to be in the inspection. If not, it stands at the top of the mail; numbers in words you check yourself. Areas are those of the inspection: measuring by the standard remains the agent’s work.',
          ),
        },
      ],
      names: {
        'Opname van de woning': 'Inspection of the property',
        'Schrijf de woningtekst': 'Write the property text',
        Woningschrijver: 'Property writer',
        'Controleer de feiten': 'Check the facts',
        'Zet de tekst in een document': 'Put the text into a document',
        'Mail het concept': 'Mail the draft',
        'Mail de tekst zelf': 'Mail the text itself',
        'Mail alleen de opname': 'Mail the inspection alone',
      },
      nodes: [
        form(
          'Opname van de woning',
          say('Opname van de woning', 'Inspection of the property'),
          say('Alleen wat je zelf hebt gezien of gemeten.', 'Only what you saw or measured yourself.'),
          [
            ['adres', say('Adres', 'Address')],
            [
              'soort',
              say('Soort', 'Kind'),
              'dropdown',
              [
                say('Appartement', 'Flat'),
                say('Tussenwoning', 'Terraced house'),
                say('Hoekwoning', 'End-of-terrace house'),
                say('Vrijstaand', 'Detached house'),
              ],
            ],
            ['wonen', say('Woonoppervlakte in m²', 'Living area in m²'), 'number'],
            ['kamers', say('Aantal slaapkamers', 'Number of bedrooms'), 'number'],
            ['bouwjaar', say('Bouwjaar', 'Year built'), 'number'],
            [
              'label',
              say('Energielabel', 'Energy label'),
              'dropdown',
              ['A++++', 'A+++', 'A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G', say('onbekend', 'unknown')],
            ],
            [
              'opvallend',
              say('Wat valt op, binnen en buiten?', 'What stands out, inside and out?'),
              'textarea',
            ],
            ['gebreken?', say('Gebreken en onderhoud', 'Defects and maintenance'), 'textarea'],
            ['mail', say('Mailadres van de makelaar', 'Mail address of the agent'), 'email'],
          ],
        ),
        withErrorBranch(
          ask(
            'Schrijf de woningtekst',
            say(
              'Schrijf een woningtekst in het Nederlands van 150 tot 220 woorden: opening, indeling, buiten, bijzonderheden. Gebruik alleen wat is opgegeven, herhaal getallen en energielabel letterlijk, noem gebreken eerlijk. Geen overdrijvingen, geen beloften over de buurt, niets over wie er zou moeten wonen.',
              'Write a property text in English of 150 to 220 words: opening, layout, outside, particulars. Use only what is given, repeat numbers and energy label literally, name defects honestly. No exaggeration, no promises about the neighbourhood, nothing about who should live there.',
            ),
            '={{ JSON.stringify({ ...$json, mail: undefined, submittedAt: undefined, formMode: undefined }) }}',
          ),
        ),
        model.attach('Woningschrijver', 'Schrijf de woningtekst'),
        codeEach(
          'Controleer de feiten',
          `
const opname = $('Opname van de woning').item.json;
const tekst = String($json.text ?? '').trim();
const { submittedAt, formMode, formQueryParameters, mail, ...velden } = opname;
const bron = Object.values(velden).map(String).join(' ');
const bekend = new Set(bron.match(/\\d+(?:[.,]\\d+)?/g) ?? []);
const vreemd = [...new Set(tekst.match(/\\d+(?:[.,]\\d+)?/g) ?? [])].filter((getal) => !bekend.has(getal));
const labels = [...tekst.matchAll(/[Ee]nerg(?:ielabel|y label|y rating)\\s*:?\\s*(?:(?:is|van|of)\\s+)?([A-G]\\+{0,4})(?![A-Za-z+])/g)].map((gevonden) => gevonden[1]);
const anders = [...new Set(labels)].filter((een) => een !== String(velden.label).toUpperCase());
const mis = [];
if (vreemd.length) mis.push('${say('getallen die niet in de opname staan:', 'numbers that are not in the inspection:')} ' + vreemd.join(', '));
if (anders.length) mis.push('${say('ander energielabel dan opgegeven:', 'another energy label than given:')} ' + anders.join(', '));
if (opname.gebreken && tekst.length > 0 && !/onderhoud|gebrek|aandacht|maintenance|defect|attention|repair/i.test(tekst)) mis.push('${say('de gebreken lijken niet genoemd', 'the defects do not seem to be named')}');
if (tekst.length < 400) mis.push('${say('de tekst is erg kort', 'the text is very short')}');
return { json: { tekst, mis: mis.join('; '), mail: opname.mail, adres: opname.adres } };`,
        ),
        ...page.map(withErrorBranch),
        mailer.send(
          'Mail de tekst zelf',
          "={{ $('Controleer de feiten').item.json.mail }}",
          say(
            "=Woningtekst {{ $('Controleer de feiten').item.json.adres }}, niet in een document",
            "=Property text {{ $('Controleer de feiten').item.json.adres }}, not in a document",
          ),
          say(
            `={{ $('Controleer de feiten').item.json.mis ? '<b>Kijk dit eerst na: ' + $('Controleer de feiten').item.json.mis + '.</b><br><br>' : '' }}${doc.app.label} nam het document niet (helemaal) aan. De tekst:<br><br>{{ $('Controleer de feiten').item.json.tekst.replace(/\\n/g, '<br>') }}`,
            `={{ $('Controleer de feiten').item.json.mis ? '<b>Check this first: ' + $('Controleer de feiten').item.json.mis + '.</b><br><br>' : '' }}${doc.app.label} did not take the document, or not all of it. The text:<br><br>{{ $('Controleer de feiten').item.json.tekst.replace(/\\n/g, '<br>') }}`,
          ),
        ),
        mailer.send(
          'Mail het concept',
          "={{ $('Controleer de feiten').item.json.mail }}",
          say(
            "=Concept woningtekst {{ $('Controleer de feiten').item.json.adres }}{{ $('Controleer de feiten').item.json.mis ? ': let op' : '' }}",
            "=Draft property text {{ $('Controleer de feiten').item.json.adres }}{{ $('Controleer de feiten').item.json.mis ? ': mind this' : '' }}",
          ),
          say(
            `={{ $('Controleer de feiten').item.json.mis ? '<b>Kijk dit eerst na: ' + $('Controleer de feiten').item.json.mis + '.</b><br><br>' : '' }}Het concept staat klaar: {{ ${doc.link} }}<br><br>Lees het na voor het online gaat; jij staat in voor de tekst.`,
            `={{ $('Controleer de feiten').item.json.mis ? '<b>Check this first: ' + $('Controleer de feiten').item.json.mis + '.</b><br><br>' : '' }}The draft is ready: {{ ${doc.link} }}<br><br>Read it before it goes online; you answer for the text.`,
          ),
        ),
        mailer.send(
          'Mail alleen de opname',
          "={{ $('Opname van de woning').item.json.mail }}",
          say(
            "=Geen tekst gemaakt voor {{ $('Opname van de woning').item.json.adres }}",
            "=No text made for {{ $('Opname van de woning').item.json.adres }}",
          ),
          say(
            "=Het model gaf geen antwoord. Je opname: {{ $('Opname van de woning').item.json.soort }}, {{ $('Opname van de woning').item.json.wonen }} m², slaapkamers: {{ $('Opname van de woning').item.json.kamers }}, bouwjaar: {{ $('Opname van de woning').item.json.bouwjaar }}, energielabel: {{ $('Opname van de woning').item.json.label }}.<br><br>Wat opvalt: {{ $('Opname van de woning').item.json.opvallend }}<br><br>Gebreken: {{ $('Opname van de woning').item.json.gebreken || '-' }}",
            "=The model gave no answer. Your inspection: {{ $('Opname van de woning').item.json.soort }}, {{ $('Opname van de woning').item.json.wonen }} m², bedrooms: {{ $('Opname van de woning').item.json.kamers }}, year built: {{ $('Opname van de woning').item.json.bouwjaar }}, energy label: {{ $('Opname van de woning').item.json.label }}.<br><br>What stands out: {{ $('Opname van de woning').item.json.opvallend }}<br><br>Defects: {{ $('Opname van de woning').item.json.gebreken || '-' }}",
          ),
        ),
      ],
      flow: [
        `Opname van de woning > Schrijf de woningtekst > Controleer de feiten > ${chain(page)} > Mail het concept`,
        ...page.map(({ name }) => `${name} #1 > Mail de tekst zelf`),
        'Schrijf de woningtekst #1 > Mail alleen de opname',
      ],
    };
  },
});

export const houseTerms = recipe({
  id: 'house-terms-check',
  category: 'content',
  tags: ['huisstijl', 'terminologie', 'redactie', 'website', 'schrijfwijzer'],
  saves: spares(
    60,
    'De eindredacteur leest oude artikelen na op verboden en verouderde woorden.',
    'The editor reads old articles for forbidden and outdated words.',
  ),
  variants: combine(
    { cms: listedCmses, table: readableTables, mailer: mailboxes },
    { take: 3, apart: ['cms', 'table'] },
  ),
  build: ({ cms, table, mailer }) => {
    const term = rowsOf(table, 'Lees de woordenlijst', say('Woordenlijst', 'Word list'), 'Woord', {
      niet: say('Niet', 'Not'),
      wel: say('Wel', 'But'),
      waarom: say('Waarom', 'Why'),
    });
    const all = reads(allArticles(cms.recent), 'Haal alle artikelen', 'Gepubliceerd artikel');
    return {
      name: both(
        `Artikelen in ${cms.app.label} nakijken op jullie woordenlijst in ${table.app.label}, vondsten via ${mailer.app.label}`,
        `Check articles in ${cms.app.label} against your word list in ${table.app.label}, finds through ${mailer.app.label}`,
      ),
      description: both(
        `Leest elke zondagnacht alle artikelen in ${cms.app.label} en zoekt woorden die volgens ${table.app.label} niet meer mogen, zoals een oude productnaam. Nieuwe vondsten gaan met zin en betere keuze in één mail via ${mailer.app.label}.`,
        `Each Sunday night reads all articles in ${cms.app.label} for words that ${table.app.label} no longer allows, such as an old product name. New finds go in one mail through ${mailer.app.label} with the sentence and the better choice.`,
      ),
      benefit: both(
        'Eén naam voor één ding, ook in stukken van drie jaar oud.',
        'One name for one thing, in pieces of three years ago too.',
      ),
      uses: [
        [cms, both('geeft de artikelen', 'gives the articles')],
        [table, both('is de woordenlijst', 'is the word list')],
        [mailer, both('mailt de vondsten', 'mails the finds')],
      ],
      setup: [
        both(
          'Geef het tabblad Woordenlijst de kolommen Niet, Wel en Waarom; een sterretje aan het eind van Niet vindt ook langere woorden.',
          'Give the tab Word list the columns Not, But and Why; an asterisk at the end of Not finds longer words too.',
        ),
      ],
      notes: [
        {
          over: ['Zoek de woorden', 'Nog niet gemaild'],
          text: say(
            '## Hele woorden, geen model\nHoofdletters tellen niet. Dezelfde vondst in hetzelfde artikel komt maar één keer in een mail, ook als niemand hem verbetert.',
            '## Whole words, no model\nCapitals do not count. The same find in the same article comes in a mail only once, even when nobody mends it.',
          ),
        },
      ],
      names: {
        'Zondagnacht om vier': 'Sunday night at four',
        'Lees de woordenlijst': 'Read the word list',
        Woord: 'Word',
        'Bundel de woorden': 'Bundle the words',
        'Haal alle artikelen': 'Fetch all articles',
        'Gepubliceerd artikel': 'Published article',
        'Zoek de woorden': 'Look for the words',
        'Nog niet gemaild': 'Not mailed yet',
        'Maak er één lijst van': 'Make one list of it',
        'Mail de eindredactie': 'Mail the editor',
      },
      nodes: [
        everyWeek('Zondagnacht om vier', [0], 4),
        ...term.nodes,
        code(
          'Bundel de woorden',
          "return [{ json: { woorden: $input.all().map(({ json }) => ({ niet: String(json.niet ?? '').trim(), wel: String(json.wel ?? '').trim(), waarom: String(json.waarom ?? '').trim() })).filter(({ niet }) => niet.length >= 2) } }];",
        ),
        ...all.nodes,
        code(
          'Zoek de woorden',
          `
const woorden = $('Bundel de woorden').first().json.woorden.map((een) => {
  const kern = een.niet.replace(/\\*$/, '').replace(/[.*+?^$\{}()|[\\]\\\\]/g, '\\\\$&');
  return { ...een, patroon: new RegExp('(?<![\\\\p{L}\\\\d])' + kern + (een.niet.endsWith('*') ? '' : '(?![\\\\p{L}\\\\d])'), 'iu') };
});
return $input.all().flatMap(({ json }, i) => woorden.flatMap(({ patroon, niet, wel, waarom }) => {
  const tekst = String(json.title ?? '') + '. ' + String(json.text ?? '');
  const raak = patroon.exec(tekst);
  return raak ? [{ json: { artikel: json.title, link: json.link, niet, wel, waarom, zin: '…' + tekst.slice(Math.max(0, raak.index - 60), raak.index + 80).replace(/\\s+/g, ' ') + '…' }, pairedItem: i }] : [];
}));`,
        ),
        onlyNew('Nog niet gemaild', '={{ $json.link }} {{ $json.niet }}'),
        code(
          'Maak er één lijst van',
          `
const veilig = (s) => String(s ?? '').replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const alles = $input.all().map(({ json }) => json);
return [{ json: { aantal: alles.length, html: alles.slice(0, 100).map((v) => '<li><a href="' + veilig(v.link) + '">' + veilig(v.artikel) + '</a>: ' + veilig(v.niet) + ' → ' + veilig(v.wel || '${say('weglaten', 'leave out')}') + (v.waarom ? ' (' + veilig(v.waarom) + ')' : '') + '<br><i>' + veilig(v.zin) + '</i></li>').join('') } }];`,
        ),
        mailer.send(
          'Mail de eindredactie',
          mailOf.editors,
          say(
            '={{ $json.aantal }} woorden om te verbeteren op de site',
            '={{ $json.aantal }} words to mend on the site',
          ),
          say(
            '=<ul>{{ $json.html }}</ul><p>Hooguit honderd per mail. Een citaat mag natuurlijk blijven staan.</p>',
            '=<ul>{{ $json.html }}</ul><p>At most a hundred a mail. A quote may of course stay.</p>',
          ),
        ),
      ],
      flow: [
        `Zondagnacht om vier > ${term.path} > Bundel de woorden > ${all.path} > Zoek de woorden > Nog niet gemaild > Maak er één lijst van > Mail de eindredactie`,
      ],
    };
  },
});

const QUOTE_SCORE = ownLimit(
  ['Cijfer vanaf', 'Score from'],
  ['Vanaf welk cijfer een antwoord tevreden is.', 'From which score an answer is satisfied.'],
  8,
);

export const quoteLibrary = recipe({
  id: 'customer-quote-library',
  category: 'content',
  tags: ['citaten', 'klantverhalen', 'enquête', 'toestemming', 'marketing'],
  saves: spares(
    25,
    'Iemand leest enquêtes door op zinnen die op de site mogen.',
    'Someone reads surveys for sentences that may go on the site.',
  ),
  variants: combine(
    { survey: answers, table: upsertTables, model: mainModels, mailer: mailboxes },
    { take: 3, apart: ['survey', 'table'] },
  ),
  build: ({ survey, table, model, mailer }) => {
    const { nodes, path, ref: a } = starts(survey, 'Enquête ingevuld', 'Antwoord', [table]);
    const page = webAddress(
      ['adres van het toestemmingsformulier', 'address of the consent form'],
      [
        'Het Production-adres van het formulier in n8n waarmee klanten ja of nee zeggen.',
        'The production address of the form in n8n with which customers say yes or no.',
      ],
      ['https://n8n.example.com/form/citaat', 'https://n8n.example.com/form/quote'],
    );
    const q = () => say('Citaten', 'Quotes');
    return {
      name: both(
        `Klantcitaten uit ${survey.app.label} verzamelen in ${table.app.label}, alleen met toestemming via ${mailer.app.label}`,
        `Collect customer quotes from ${survey.app.label} in ${table.app.label}, only with consent through ${mailer.app.label}`,
      ),
      description: both(
        `Haalt uit tevreden antwoorden in ${survey.app.label} met ${model.app.label} de sterkste zin, controleert of die er letterlijk staat, vraagt de klant via ${mailer.app.label} om toestemming en bewaart alleen een ja als bruikbaar citaat in ${table.app.label}.`,
        `Takes the strongest sentence from happy answers in ${survey.app.label} with ${model.app.label}, checks that it is literally there, asks the customer's consent through ${mailer.app.label} and keeps only a yes as a usable quote in ${table.app.label}.`,
      ),
      benefit: both(
        'Een groeiende voorraad echte citaten die je mag gebruiken.',
        'A growing stock of real quotes that you may use.',
      ),
      uses: [
        [survey, both('meldt antwoorden', 'reports answers')],
        [model, both('kiest de zin', 'chooses the sentence')],
        [mailer, both('vraagt toestemming', 'asks consent')],
        [table, both('bewaart de citaten', 'keeps the quotes')],
      ],
      setup: [
        both(
          'Geef het tabblad Citaten de kolommen Nummer, Citaat, Naam, Toestemming, Vermelding en Datum.',
          'Give the tab Quotes the columns Number, Quote, Name, Consent, Credit and Date.',
        ),
      ],
      notes: [
        {
          over: ['Staat het er letterlijk?'],
          text: say(
            '## Letterlijk of niet\nEen model maakt zinnen graag mooier. Alleen een zin die precies zo in het antwoord staat gaat door; anders gebeurt er niets en hoort de klant ook niets.',
            '## Literally or not\nA model likes to polish sentences. Only one that stands in the answer exactly like that goes on; otherwise nothing happens and the customer hears nothing.',
          ),
        },
        {
          over: ['Ja of nee op het citaat', 'Toestemming gegeven?'],
          text: say(
            '## Een nee wist het citaat\nBij een nee worden citaat en naam leeggemaakt. Zonder antwoord blijft de toestemming op "gevraagd" staan: gebruik zo’n citaat niet.',
            '## A no empties the quote\nAt a no the quote and name are emptied. Without an answer the consent stays at "asked": do not use such a quote.',
          ),
        },
      ],
      names: {
        'Enquête ingevuld': 'Survey filled in',
        Antwoord: 'Answer',
        'Tevreden met toelichting': 'Happy with a comment',
        'Kies de sterkste zin': 'Choose the strongest sentence',
        Citaatkiezer: 'Quote chooser',
        'Staat het er letterlijk?': 'Is it there literally?',
        'Citaat met nummer': 'Quote with a number',
        'Bewaar als gevraagd': 'Keep as asked',
        'Vraag de klant om toestemming': 'Ask the customer for consent',
        'Ja of nee op het citaat': 'Yes or no to the quote',
        'Toestemming gegeven?': 'Consent given?',
        'Zet op ja': 'Set to yes',
        'Maak het citaat leeg': 'Empty the quote',
      },
      nodes: [
        ...nodes,
        keep('Tevreden met toelichting', [
          [`={{ Number(${a.score.slice(2, -2)}) }}`, '>=', `={{ ${QUOTE_SCORE} }}`],
          [`={{ String(${a.text.slice(2, -2)} ?? '').trim().length }}`, '>=', 40],
          [`={{ String(${a.email.slice(2, -2)} ?? '') }}`, 'contains', '@'],
        ]),
        goOnAfterError(
          ask(
            'Kies de sterkste zin',
            say(
              'Kies uit dit antwoord van een klant één zin die op een website als citaat kan staan. Neem hem letterlijk over, zonder iets te veranderen. Geef alleen die zin, of een lege tekst.',
              'Choose one sentence from this customer’s answer that can stand on a website as a quote. Copy it literally, without any change. Give only that sentence, or an empty text.',
            ),
            `=${a.text}`,
          ),
        ),
        model.attach('Citaatkiezer', 'Kies de sterkste zin'),
        keep('Staat het er letterlijk?', [
          [
            `={{ (() => { const net = (s) => String(s ?? '').replace(/\\s+/g, ' ').trim(); const zin = net($json.text).replace(/^["'“]|["'”]$/g, ''); return zin.length >= 20 && net(${a.text.slice(2, -2)}).includes(zin); })() }}`,
            'yes',
          ],
        ]),
        set('Citaat met nummer', {
          nummer: `={{ 'C' + ($execution.id + ' ' + $now.toISO() + ' ' + $itemIndex + ' ' + ${a.email.slice(3, -3)}).hash('sha256').slice(0, 16) }}`,
          citaat: "={{ String($json.text).replace(/\\s+/g, ' ').trim().replace(/^[\"'“]|[\"'”]$/g, '') }}",
          naam: `=${plain(a.name)}`,
          mail: `=${a.email}`,
        }),
        table.upsert('Bewaar als gevraagd', q(), say('Nummer', 'Number'), {
          [say('Nummer', 'Number')]: '={{ $json.nummer }}',
          [say('Citaat', 'Quote')]: '={{ $json.citaat }}',
          [say('Naam', 'Name')]: '={{ $json.naam }}',
          [say('Toestemming', 'Consent')]: say('gevraagd', 'asked'),
          [say('Datum', 'Date')]: '={{ $now.toISODate() }}',
        }),
        mailer.send(
          'Vraag de klant om toestemming',
          "={{ $('Citaat met nummer').item.json.mail }}",
          say('Mogen we je woorden gebruiken?', 'May we use your words?'),
          say(
            `=Beste {{ $('Citaat met nummer').item.json.naam }},<br><br>Dank voor je antwoord. Mogen we deze zin op onze site zetten?<br><br>“{{ $('Citaat met nummer').item.json.citaat }}”<br><br>Zeg <a href="${page}?nummer={{ $('Citaat met nummer').item.json.nummer }}">ja of nee</a> met nummer {{ $('Citaat met nummer').item.json.nummer }}. Zonder antwoord gebruiken we hem niet.`,
            `=Dear {{ $('Citaat met nummer').item.json.naam }},<br><br>Thank you for your answer. May we put this sentence on our site?<br><br>“{{ $('Citaat met nummer').item.json.citaat }}”<br><br>Say <a href="${page}?nummer={{ $('Citaat met nummer').item.json.nummer }}">yes or no</a> with number {{ $('Citaat met nummer').item.json.nummer }}. Without an answer we do not use it.`,
          ),
        ),
        openForm(
          'Ja of nee op het citaat',
          say('Mogen we je citaat gebruiken?', 'May we use your quote?'),
          say(
            'Je kunt dit later altijd veranderen door het formulier opnieuw in te vullen.',
            'You can always change this later by filling in the form again.',
          ),
          [
            ['nummer', say('Nummer uit de mail', 'Number from the mail')],
            [
              'keuze',
              say('Toestemming', 'Consent'),
              'dropdown',
              [
                say('Ja, met mijn naam', 'Yes, with my name'),
                say('Ja, zonder naam', 'Yes, without a name'),
                say('Nee', 'No'),
              ],
            ],
          ],
        ),
        when('Toestemming gegeven?', [['={{ $json.keuze }}', 'isNot', say('Nee', 'No')]]),
        table.upsert('Zet op ja', q(), say('Nummer', 'Number'), {
          [say('Nummer', 'Number')]: '={{ String($json.nummer).trim() }}',
          [say('Toestemming', 'Consent')]: say('ja', 'yes'),
          [say('Vermelding', 'Credit')]: '={{ $json.keuze }}',
        }),
        table.upsert('Maak het citaat leeg', q(), say('Nummer', 'Number'), {
          [say('Nummer', 'Number')]: '={{ String($json.nummer).trim() }}',
          [say('Toestemming', 'Consent')]: say('nee', 'no'),
          [say('Citaat', 'Quote')]: '-',
          [say('Naam', 'Name')]: '-',
        }),
      ],
      flow: [
        `${path} > Tevreden met toelichting > Kies de sterkste zin > Staat het er letterlijk? > Citaat met nummer > Bewaar als gevraagd > Vraag de klant om toestemming`,
        'Ja of nee op het citaat > Toestemming gegeven? > Zet op ja',
        'Toestemming gegeven? #1 > Maak het citaat leeg',
      ],
    };
  },
});
