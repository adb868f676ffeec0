import {docsRoute} from '../../facts/routes';

/** The pictogram of each page in the header's menus by its address: strokes of sound on a 24 by 24 grid. */
export const glyphs: Record<string, string> = {
  '/products/voice-ai': 'M3 10v4M7 6v12M12 3v18M17 8v8M21 10v4',
  '/products/voice-chat': 'M3 6v4M7 3v10M11 5v6M13 15v3M17 12v9M21 14v5',
  '/products/voice-search': 'M4 3v18M9 8v13M15 12v9M20 17v4',
  '/products/houndify': 'M6 4H3v16h3M18 4h3v16h-3M9 10v4M12 7v10M15 9v6',
  '/solutions/automotive': 'M3 21h18M4 11v4M8 7v9M12 4v13M16 8v7M20 11v4',
  '/solutions/iot-smart-home': 'M3 11l9-8 9 8M7 14v5M12 10v11M17 13v6',
  '/solutions#mobile-apps': 'M6.5 2.5h11v19h-11zM9.5 11v3M12 8v9M14.5 10v5',
  '/solutions#customer-service': 'M3.5 16v-4a8.5 8.5 0 0117 0v4M8 13v5M12 10v11M16 12.5v6',
  [docsRoute]: 'M3 5h18M3 10h10M3 15h7M3 20h10M16.5 13v6M21 10v9',
  '/developers#sdks': 'M7 6l-5 6 5 6M17 6l5 6-5 6M10 10v4M14 8v8',
  '/developers#api-access': 'M16 7.5a4.5 4.5 0 100 9 4.5 4.5 0 000-9zM11.5 12H2.5M3.5 12v4.5M7.5 12v3',
  '/developers#community': 'M3 4v4M7 2v8M3 15v5M7 14v8M12 8v8M16 5v14M20 9v6',
  '/company/about-us': 'M3 10v4M7 5v14M12 8v8M17 3v18M21 9v6',
  '/about#careers': 'M3 21v-3M7 21v-6M12 21V11M17 21V7M21 21V3',
  '/about#news': 'M3 4h18M3 8h18M4 14v5M8 12v9M12 15v3M16 12v9M20 14v5',
  '/about#contact': 'M3 5h18v14H3zM8 10v4M12 8v8M16 10v4',
};
