import { chats, heardChats } from '../../apps/chats.js';
import { driveStore } from '../../apps/cloud-drives.js';
import { mailers } from '../../apps/mailers.js';
import { models } from '../../apps/models.js';
import { googleSlides, raindrop } from '../../apps/personal.js';
import { readableTables } from '../../apps/tables.js';
import { pick } from '../../dsl/apps.js';
import {
  ask,
  both,
  code,
  codeEach,
  combine,
  everyMonths,
  everyWeek,
  from,
  http,
  keep,
  node,
  only,
  pause,
  recipe,
  rowsOf,
  starts,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';

export const leeslijst = recipe({
  id: 'reading-list',
  category: 'productivity',
  tags: ['leeslijst', 'links', 'samenvatting', 'ai'],
  saves: {
    minutes: 10,
    nl: 'Je leest een gedeeld artikel, vat het samen voor de rest en zet het in een lijst.',
    en: 'You read a shared article, sum it up for the others and put it on a list.',
  },
  variants: combine(
    { chat: heardChats, model: models, table: readableTables, mailer: mailers },
    { take: 10 },
  ),
  build: ({ chat, model, table, mailer }) => {
    const { nodes, path, ref: m } = starts(chat.heard, 'Bericht met link', 'Bericht');
    const r = rowsOf(table, 'Lees de leeslijst', 'Leeslijst', 'Artikel', {
      titel: 'Titel',
      link: 'Link',
      kern: 'Kern',
      van: 'Gedeeld door',
      datum: 'Datum',
    });
    const l = (field: string) => from('Zoek de link', field);
    return {
      name: both(
        `Leeslijst van links uit ${chat.app.label} in ${table.app.label}, samengevat door ${model.app.label}`,
        `Reading list of ${chat.app.label} links in ${table.app.label}, summarised by ${model.app.label}`,
      ),
      description: both(
        `Een gedeelde link in ${chat.app.label} wordt gelezen en samengevat door ${model.app.label}, bewaard in Raindrop.io en ${table.app.label}, en komt vrijdag terug in een leesmail via ${mailer.app.label}.`,
        `A link shared in ${chat.app.label} is read and summarised by ${model.app.label}, kept in Raindrop.io and ${table.app.label}, and returns on Friday in a reading mail by ${mailer.app.label}.`,
      ),
      benefit: both('Goede artikelen gaan niet meer verloren.', 'Good articles no longer get lost.'),
      uses: [
        [chat.heard, both('levert de gedeelde links', 'delivers the shared links')],
        [chat, both('bevestigt de samenvatting', 'confirms the summary')],
        [model, both('vat het artikel samen', 'summarises the article')],
        [raindrop, both('bewaart de link', 'keeps the link')],
        [table, both('is de leeslijst', 'is the reading list')],
        [mailer, both('stuurt de leesmail', 'sends the reading mail')],
      ],
      setup: [
        both(
          'Maak een tabel Leeslijst met de kolommen Titel, Link, Kern, Gedeeld door en Datum.',
          'Make a table Leeslijst with the columns Titel, Link, Kern, Gedeeld door and Datum.',
        ),
        both(
          'Vul in "Stuur de leesmail" het adres van je team in.',
          'Fill in the address of your team in "Stuur de leesmail".',
        ),
      ],
      notes: [
        {
          over: ['Zoek de link', 'Zit er een link in?', 'Haal het artikel op', 'Maak er tekst van'],
          text: '## Van link naar tekst\nBetaalde en afgeschermde artikelen geven een fout; dan wordt alleen de link bewaard.',
        },
        {
          over: ['Vrijdagmiddag', 'Van deze week', 'Bundel de artikelen'],
          text: '## Leesmail\nAlleen wat deze week is gedeeld. Zonder artikelen gaat er geen mail uit.',
        },
      ],
      nodes: [
        ...nodes,
        codeEach(
          'Zoek de link',
          String.raw`const link = ($json.text.match(/https?:\/\/[^\s>|)]+/) ?? [''])[0];
return { json: { ...$json, link } };`,
        ),
        when('Zit er een link in?', [['={{ $json.link }}', 'filled']]),
        withErrorBranch(http('Haal het artikel op', '={{ $json.link }}', { answer: 'text' })),
        codeEach(
          'Maak er tekst van',
          String.raw`const html = String($json.data || '');
const titel = (html.match(/<title[^>]*>([^<]*)/i) ?? ['', ''])[1].trim();
const tekst = html.replace(/<(script|style|nav|footer)[\s\S]*?<\/\1>/gi, ' ').replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ').trim();
return { json: { titel: titel || $('Zoek de link').item.json.link, tekst: tekst.slice(0, 12000) } };`,
        ),
        ask(
          'Vat het artikel samen',
          'Vat het artikel samen in drie zinnen in het Nederlands en eindig met één zin waarom het nuttig is voor een klein bedrijf.',
          '={{ $json.tekst }}',
        ),
        model.attach('Taalmodel', 'Vat het artikel samen'),
        table.append('Zet op de leeslijst', 'Leeslijst', {
          Titel: only(from('Maak er tekst van', 'titel')),
          Link: only(l('link')),
          Kern: '={{ $json.text }}',
          'Gedeeld door': only(m.name),
          Datum: '={{ $now.toISODate() }}',
        }),
        raindrop.save(
          'Bewaar in Raindrop',
          only(l('link')),
          only(from('Maak er tekst van', 'titel')),
          'leeslijst',
        ),
        chat.post(
          'Deel de samenvatting',
          t`${from('Maak er tekst van', 'titel')}: ${from('Vat het artikel samen', 'text')}`,
        ),
        raindrop.save('Bewaar alleen de link', only(l('link')), only(l('link')), 'leeslijst,niet-gelezen'),
        everyWeek('Vrijdagmiddag', [5], 15),
        ...r.nodes,
        keep('Van deze week', [
          ['={{ $json.datum }}', 'filled'],
          ['={{ $json.datum }}', 'after', "={{ $now.startOf('week').minus({ days: 1 }).toISO() }}"],
        ]),
        code(
          'Bundel de artikelen',
          "return [{ json: { aantal: $input.all().length, html: $input.all().map(({ json }) => '<p><a href=\"' + json.link + '\"><b>' + json.titel + '</b></a> (van ' + json.van + ')<br>' + json.kern + '</p>').join('') } }];",
        ),
        mailer.send(
          'Stuur de leesmail',
          'team@example.com',
          t`Leestips van deze week (${'{{ $json.aantal }}'})`,
          '={{ $json.html }}',
        ),
      ],
      flow: [
        `${path} > Zoek de link > Zit er een link in? > Haal het artikel op > Maak er tekst van > Vat het artikel samen > Zet op de leeslijst > Bewaar in Raindrop > Deel de samenvatting`,
        'Haal het artikel op #1 > Bewaar alleen de link',
        `Vrijdagmiddag > ${r.path} > Van deze week > Bundel de artikelen > Stuur de leesmail`,
      ],
    };
  },
});

export const maandpresentatie = recipe({
  id: 'monthly-slides',
  category: 'productivity',
  tags: ['presentatie', 'cijfers', 'rapport'],
  saves: {
    minutes: 50,
    nl: 'Iemand neemt elke maand dezelfde cijfers over in dezelfde presentatie.',
    en: 'Someone copies the same figures into the same presentation every month.',
  },
  variants: combine(
    { table: readableTables, mailer: mailers, chat: chats },
    { take: 9, apart: ['table', 'mailer'] },
  ),
  build: ({ table, mailer, chat }) => {
    const r = rowsOf(table, 'Lees de cijfers', 'Maandcijfers', 'Maand', {
      maand: 'Maand',
      omzet: 'Omzet',
      klanten: 'Nieuwe klanten',
      tevreden: 'Tevredenheid',
    });
    return {
      name: both(
        `Maandpresentatie in Google Slides vullen met cijfers uit ${table.app.label}, verstuurd via ${mailer.app.label}`,
        `Fill a monthly Google Slides deck with ${table.app.label} figures, sent by ${mailer.app.label}`,
      ),
      description: both(
        `Kopieert op de tweede van de maand je sjabloon, zet de cijfers uit ${table.app.label} met groei in Google Slides en stuurt de link via ${mailer.app.label}. Ontbreken de cijfers, dan vraagt ${chat.app.label} erom.`,
        `On the second of the month copies your template, puts the figures from ${table.app.label} with growth into Google Slides and sends the link by ${mailer.app.label}. If figures are missing, ${chat.app.label} asks for them.`,
      ),
      benefit: both(
        'De maandcijfers staan klaar voor het overleg.',
        'The monthly figures are ready for the meeting.',
      ),
      uses: [
        [table, both('bevat de maandcijfers', 'holds the monthly figures')],
        [driveStore, both('kopieert het sjabloon', 'copies the template')],
        [googleSlides, both('krijgt de cijfers', 'gets the figures')],
        [mailer, both('stuurt de presentatie', 'sends the presentation')],
        [chat, both('vraagt om ontbrekende cijfers', 'asks for missing figures')],
      ],
      setup: [
        both(
          'Maak een presentatie met de teksten [MAAND], [OMZET], [GROEI], [KLANTEN] en [TEVREDEN] en kies haar in "Kopieer het sjabloon".',
          'Make a presentation with the texts [MAAND], [OMZET], [GROEI], [KLANTEN] and [TEVREDEN] and pick it in "Kopieer het sjabloon".',
        ),
        both(
          'Vul in "Mail de presentatie" het juiste adres in.',
          'Fill in the right address in "Mail de presentatie".',
        ),
      ],
      nodes: [
        everyMonths('Tweede van de maand', 1, 2, 8),
        ...r.nodes,
        code(
          'Vergelijk met de maand ervoor',
          `
const sleutel = (terug) => DateTime.now().minus({ months: terug }).toFormat('yyyy-MM');
const zoek = (maand) => $input.all().map(({ json }) => json).find((rij) => String(rij.maand).startsWith(maand));
const [nu, vorig] = [zoek(sleutel(1)), zoek(sleutel(2))];
const groei = nu && vorig ? Math.round((Number(nu.omzet) / Number(vorig.omzet) - 1) * 100) : null;
return [{ json: { compleet: Boolean(nu), maand: sleutel(1), omzet: nu?.omzet ?? '', klanten: nu?.klanten ?? '', tevreden: nu?.tevreden ?? '', groei: groei === null ? 'n.v.t.' : groei + '%' } }];`,
        ),
        when('Zijn de cijfers er?', [['={{ $json.compleet }}', 'yes']]),
        node('Kopieer het sjabloon', 'googleDrive', 3, {
          resource: 'file',
          operation: 'copy',
          fileId: pick('KIES_JE_SJABLOON'),
          name: t`Maandcijfers ${'{{ $json.maand }}'}`,
          sameFolder: true,
          options: {},
        }),
        googleSlides.fill('Vul de presentatie', '={{ $json.id }}', {
          '[MAAND]': only(from('Vergelijk met de maand ervoor', 'maand')),
          '[OMZET]': only(from('Vergelijk met de maand ervoor', 'omzet')),
          '[GROEI]': only(from('Vergelijk met de maand ervoor', 'groei')),
          '[KLANTEN]': only(from('Vergelijk met de maand ervoor', 'klanten')),
          '[TEVREDEN]': only(from('Vergelijk met de maand ervoor', 'tevreden')),
        }),
        mailer.send(
          'Mail de presentatie',
          'directie@example.com',
          t`Maandcijfers ${from('Vergelijk met de maand ervoor', 'maand')}`,
          t`De presentatie staat klaar: https://docs.google.com/presentation/d/${from('Kopieer het sjabloon', 'id')}/edit`,
        ),
        chat.post(
          'Meld dat hij klaar is',
          t`De maandcijfers van ${from('Vergelijk met de maand ervoor', 'maand')} staan in Google Slides.`,
        ),
        chat.post(
          'Vraag om de cijfers',
          t`De cijfers van ${'{{ $json.maand }}'} staan nog niet in ${table.app.label}. Wie vult ze aan?`,
        ),
        pause('Wacht een dag', 1, 'days'),
        mailer.send(
          'Herinner de boekhouding',
          'administratie@example.com',
          'Maandcijfers ontbreken nog',
          t`Vul de cijfers van ${from('Vergelijk met de maand ervoor', 'maand')} aan in ${table.app.label} als dat nog niet gebeurd is, en start de maandpresentatie daarna opnieuw.`,
        ),
      ],
      flow: [
        `Tweede van de maand > ${r.path} > Vergelijk met de maand ervoor > Zijn de cijfers er? > Kopieer het sjabloon > Vul de presentatie > Mail de presentatie`,
        'Vul de presentatie > Meld dat hij klaar is',
        'Zijn de cijfers er? #1 > Vraag om de cijfers > Wacht een dag > Herinner de boekhouding',
      ],
    };
  },
});
