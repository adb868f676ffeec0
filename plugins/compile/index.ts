import type {PluginConfig} from '@docusaurus/types';
import assetsInFiles from './assetsInFiles';
import classNames from './classNames';
import enhance from './enhance';
import leanPostCss from './leanPostCss';
import withoutThemeStyles from './withoutThemeStyles';

/** Returns the plugins that change how Docusaurus compiles pages and what it compiles beside them. */
export const compile = (): PluginConfig[] => [withoutThemeStyles, classNames, assetsInFiles, leanPostCss, enhance];
