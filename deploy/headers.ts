import {contentSecurityPolicy, type PolicyInput} from '../plugins/finish/policy/policy';

/**
 * The headers of every answer, for every way of serving the site: `npm run serve`, nginx and the files for static hosts
 * are all made from here.
 */

/** What no page uses, so that no script can either. Copying to the clipboard is what remains. */
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'bluetooth',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'compute-pressure',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'usb',
  'web-share',
  'window-management',
  'xr-spatial-tracking',
];

/** Returns the headers of every response, whatever it holds. */
export function securityHeaders(build: PolicyInput): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(build),
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': ['clipboard-write=(self)', ...unusedFeatures.map((name) => `${name}=()`)].join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  };
}

const year = 31_536_000;

/**
 * For answers over HTTPS only (RFC 6797, section 7.2): browsers then refuse plain HTTP for a year. It binds this host
 * alone; `includeSubDomains` and `preload` bind every host below it, which only its owner can promise.
 */
export const transportSecurity = {name: 'Strict-Transport-Security', value: `max-age=${year}`};

/**
 * How long a file may be kept. Files below /assets/ carry a hash of their content in their name and never change;
 * everything else is asked for again, which costs a 304 when nothing has changed.
 */
export const cacheControl = {
  assets: `public, max-age=${year}, immutable`,
  others: 'public, max-age=0, must-revalidate',
  notFound: 'no-store',
};

const utf8 = (type: string) => `${type}; charset=utf-8`;

/** What the files of a build are, by the ending of their names. */
export const contentTypes: Record<string, string> = {
  css: utf8('text/css'),
  html: utf8('text/html'),
  js: utf8('text/javascript'),
  json: 'application/json',
  md: utf8('text/markdown'),
  mjs: utf8('text/javascript'),
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: utf8('text/plain'),
  wav: 'audio/wav',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
  xml: 'application/xml',
  yaml: 'application/yaml',
};
