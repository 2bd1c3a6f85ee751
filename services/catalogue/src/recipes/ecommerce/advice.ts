import { sharedDrives } from '../../apps/file-stores.js';
import { models } from '../../apps/models.js';
import {
  agent,
  asTool,
  byHand,
  chat,
  combine,
  everyDay,
  memory,
  only,
  reads,
  recipe,
  say,
  set,
  writeFile,
} from '../../kit/index.js';
import { stocked } from './systems.js';

const readable = stocked.filter((one) => one.products.nodes('Voorraad').length === 1);

export const productAdvisor = recipe({
  id: 'product-advisor-chat',
  category: 'ecommerce',
  tags: ['chatbot', 'ai', 'verkoop'],
  saves: {
    minutes: 5,
    nl: 'Een medewerker adviseert een klant en kijkt of het artikel er is.',
    en: 'An employee advises a customer and checks whether the item is there.',
  },
  variants: combine(
    { shop: readable.filter((one) => one.app.key !== 'unleashedSoftware'), model: models },
    { take: 10 },
  ),
  build: ({ shop, model }) => ({
    name: {
      nl: `Productadviseur in de chat met de voorraad van ${shop.app.label} en ${model.app.label}`,
      en: `Product adviser in a chat with ${shop.app.label} stock and ${model.app.label}`,
    },
    description: {
      nl: `Bezoekers vragen in een chatvenster om advies. ${model.app.label} stelt een vraag terug, kijkt in ${shop.products.what.nl} en raadt alleen aan wat er echt ligt, met de prijs erbij.`,
      en: `Visitors ask for advice in a chat window. ${model.app.label} asks back, looks into ${shop.products.what.en} and only recommends what is really there, with its price.`,
    },
    benefit: {
      nl: 'Een verkoper die het hele assortiment kent en nooit slaapt.',
      en: 'A salesperson who knows the whole range and never sleeps.',
    },
    uses: [
      [shop, { nl: 'geeft artikelen, prijzen en voorraad', en: 'gives items, prices and stock' }],
      [model, { nl: 'voert het gesprek', en: 'holds the conversation' }],
    ],
    setup: [
      {
        nl: 'Zet in "Adviseur" wat jouw winkel verkoopt en hoe je klanten aanspreekt.',
        en: 'Tell in "Adviseur" what your shop sells and how you address customers.',
      },
    ],
    names: {
      'Bezoeker vraagt advies': 'Visitor asks for advice',
      Adviseur: 'Adviser',
      Taalmodel: 'Language model',
      Gesprek: 'Conversation',
      Voorraad: 'Stock',
    },
    nodes: [
      chat(
        'Bezoeker vraagt advies',
        say('Hoi! Waar ben je naar op zoek?', 'Hi! What are you looking for?'),
        say('Advies nodig?', 'Need advice?'),
      ),
      agent(
        'Adviseur',
        say(
          'Je bent verkoper in een Nederlandse webwinkel. Stel hoogstens twee vragen en raad daarna maximaal drie artikelen aan die op voorraad zijn, met prijs. Verzin nooit artikelen of eigenschappen.',
          'You are a salesperson in a Dutch web shop. Ask at most two questions and then recommend up to three items that are in stock, with their price. Never make up items or properties. Answer in English.',
        ),
      ),
      model.attach('Taalmodel', 'Adviseur'),
      memory('Gesprek', 'Adviseur'),
      ...shop.products
        .nodes('Voorraad')
        .map((spec) =>
          asTool(
            spec,
            'Adviseur',
            say(
              'Geeft alle artikelen met artikelcode, naam, prijs en voorraad.',
              'Gives all items with item code, name, price and stock.',
            ),
          ),
        ),
    ],
    flow: ['Bezoeker vraagt advies > Adviseur'],
  }),
});

export const stockSheet = recipe({
  id: 'stock-sheet-nightly',
  category: 'ecommerce',
  tags: ['voorraad', 'excel', 'export'],
  saves: {
    minutes: 10,
    nl: 'Iemand exporteert de voorraad en zet het bestand in de gedeelde map.',
    en: 'Someone exports the stock and puts the file in the shared folder.',
  },
  variants: combine({ shop: readable, store: sharedDrives }, { take: 10 }),
  build: ({ shop, store }) => {
    const { nodes, path, ref: p } = reads(shop.products, 'Lees voorraad', 'Artikel');
    return {
      name: {
        nl: `Voorraadlijst van ${shop.app.label} als Excel in ${store.app.label}, elke nacht en op verzoek`,
        en: `${shop.app.label} stock list as Excel in ${store.app.label}, nightly and on request`,
      },
      description: {
        nl: `Elke nacht, of zodra je zelf op start drukt, leest hij ${shop.products.what.nl} en zet een gedateerd Excel-bestand met aantallen en waarde in ${store.app.label}.`,
        en: `Every night, or when you press start yourself, it reads ${shop.products.what.en} and puts a dated Excel file with quantities and value in ${store.app.label}.`,
      },
      benefit: {
        nl: 'Een voorraadfoto van elke dag, ook voor de jaarrekening.',
        en: 'A picture of your stock for every day, also for the annual accounts.',
      },
      uses: [
        [shop, { nl: 'geeft de voorraad', en: 'gives the stock' }],
        [store, { nl: 'bewaart de lijsten', en: 'keeps the lists' }],
      ],
      setup: [],
      names: {
        'Elke nacht': 'Every night',
        'Nu maken': 'Make now',
        'Lees voorraad': 'Read the stock',
        Artikel: 'Item',
        Voorraadregel: 'Stock line',
        'Maak Excel-bestand': 'Make the Excel file',
        'Bewaar voorraadlijst': 'Keep the stock list',
      },
      nodes: [
        everyDay('Elke nacht', 3, 30),
        byHand('Nu maken'),
        ...nodes,
        set('Voorraadregel', {
          [say('Artikelcode', 'Item code')]: only(p.sku),
          [say('Naam', 'Name')]: only(p.name),
          [say('Voorraad', 'Stock')]: ['number', only(p.stock)],
          [say('Prijs', 'Price')]: ['number', only(p.price)],
          [say('Waarde', 'Value')]: ['number', '={{ $json.stock * $json.price }}'],
        }),
        writeFile(
          'Maak Excel-bestand',
          'xlsx',
          say(
            "=voorraad-{{ $now.toFormat('yyyy-MM-dd') }}.xlsx",
            "=stock-{{ $now.toFormat('yyyy-MM-dd') }}.xlsx",
          ),
        ),
        store.upload(
          'Bewaar voorraadlijst',
          say(
            "=voorraad-{{ $now.toFormat('yyyy-MM-dd') }}.xlsx",
            "=stock-{{ $now.toFormat('yyyy-MM-dd') }}.xlsx",
          ),
        ),
      ],
      flow: [
        `Elke nacht > ${path} > Voorraadregel > Maak Excel-bestand > Bewaar voorraadlijst`,
        'Nu maken > Lees voorraad',
      ],
    };
  },
});
