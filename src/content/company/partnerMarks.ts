// Sample content: the partners and their marks are placeholders until real ones have agreed to be named.
import type {PartnerMarkProps} from '../../components/PartnerMark';

/** The marks of partners. The home page shows the first four. */
export const partnerMarks = [
  {name: 'Northwind Motors', face: 'caps', glyph: 'M16 2l9 27-9-7-9 7zM16 2v20'},
  {name: 'Halden Home', face: 'lower', glyph: 'M4 28V14L16 4l12 10v14M12 28v-9h8v9'},
  {
    name: 'Corvid Mobile',
    face: 'tight',
    glyph: 'M3 22C9 8 17 5 29 6c-4 2-5 4-6 7 3 0 4 1 6 3-8 1-11 3-14 8-2-4-6-4-12-2z',
  },
  {
    name: 'Brightline Service',
    face: 'light',
    glyph: 'M2 16h10M20 16h10M16 2v8M16 22v8M16 13.5a2.5 2.5 0 100 5 2.5 2.5 0 000-5z',
  },
  {name: 'Ostra Rail', face: 'mono', glyph: 'M10 3L6 29M22 3l4 26M9 9h14M8 16h16M7 23h18'},
  {name: 'Mirefield Clinics', face: 'heavy', glyph: 'M12 4h8v8h8v8h-8v8h-8v-8H4v-8h8z'},
  {
    name: 'Kestrel Audio',
    face: 'caps',
    glyph: 'M4 16a12 12 0 0124 0M9 16a7 7 0 0114 0M13.5 16a2.5 2.5 0 015 0M16 20v9',
  },
  {name: 'Tallow & Finch', face: 'light', glyph: 'M27 28L10 10a4 4 0 117 1c-2 4-11 6-11 12 0 8 14 7 19-6'},
] as const satisfies PartnerMarkProps[];
