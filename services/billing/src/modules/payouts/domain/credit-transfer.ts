/** One payment of a file. Integer cents. */
export interface Transfer {
  /** At most 35 characters; comes back with the money where it cannot be delivered. */
  readonly id: string;
  readonly cents: number;
  readonly holder: string;
  readonly iban: string;
  /** What the receiver reads, at most 140 characters. */
  readonly about: string;
}

export interface TransferFile {
  /** At most 35 characters; a bank takes no two files of one id. */
  readonly id: string;
  readonly madeAt: Date;
  /** The day in UTC on which the bank carries it out. */
  readonly on: Date;
  readonly from: { readonly holder: string; readonly iban: string };
  readonly transfers: readonly Transfer[];
}

type Node = readonly [name: string, content: string | readonly Node[], attributes?: string];

/** Characters that every bank of SEPA takes (EPC 217-08); others become those that look like them, or a space. */
const plain = (text: string, most: number): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, most)
    .trim();

/** Nothing that `plain` lets through has to be escaped in XML but the apostrophe, which may stand in content. */
const written = ([name, content, attributes = '']: Node): string =>
  `<${name}${attributes}>${typeof content === 'string' ? content : content.map(written).join('')}</${name}>`;

const euros = (cents: number): string => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
const party = (name: string): Node => ['Nm', plain(name, 70)];
const account = (iban: string): Node => ['Id', [['IBAN', iban]]];

const transfer = ({ id, cents, holder, iban, about }: Transfer): Node => [
  'CdtTrfTxInf',
  [
    ['PmtId', [['EndToEndId', id]]],
    ['Amt', [['InstdAmt', euros(cents), ' Ccy="EUR"']]],
    ['Cdtr', [party(holder)]],
    ['CdtrAcct', [account(iban)]],
    ['RmtInf', [['Ustrd', plain(about, 140)]]],
  ],
];

/** A SEPA credit transfer as banks take it: pain.001.001.09, one debit for each transfer. */
export function creditTransfer({ id, madeAt, on, from, transfers }: TransferFile): string {
  const sums: Node[] = [
    ['NbOfTxs', String(transfers.length)],
    ['CtrlSum', euros(transfers.reduce((sum, { cents }) => sum + cents, 0))],
  ];
  const content: Node = [
    'CstmrCdtTrfInitn',
    [
      [
        'GrpHdr',
        [
          ['MsgId', id],
          ['CreDtTm', `${madeAt.toISOString().slice(0, 19)}Z`],
          ...sums,
          ['InitgPty', [party(from.holder)]],
        ],
      ],
      [
        'PmtInf',
        [
          ['PmtInfId', id],
          ['PmtMtd', 'TRF'],
          ['BtchBookg', 'false'],
          ...sums,
          ['PmtTpInf', [['SvcLvl', [['Cd', 'SEPA']]]]],
          ['ReqdExctnDt', [['Dt', on.toISOString().slice(0, 10)]]],
          ['Dbtr', [party(from.holder)]],
          ['DbtrAcct', [account(from.iban)]],
          ['DbtrAgt', [['FinInstnId', [['Othr', [['Id', 'NOTPROVIDED']]]]]]],
          ['ChrgBr', 'SLEV'],
          ...transfers.map(transfer),
        ],
      ],
    ],
  ];
  const xmlns = ' xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written(['Document', [content], xmlns])}\n`;
}
