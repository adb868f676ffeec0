import ts from 'typescript';
import type {sdkPaths} from '../../../shared/contractPaths';
import {declarations} from './declarations';
import {bracketContent, type Parameter, parametersOf} from './parameters';
import {readSwiftSurface} from './swift';

/** Paths of the folders that declare the public surfaces of the SDKs. */
export type Surfaces = typeof sdkPaths;

/** An option as an SDK declares it. */
export interface Option {
  name: string;
  type: string;
  isRequired: boolean;
  /** As it is declared; undefined when there is none. */
  default?: string;
}

/** The options of each settings type, by its name. */
export type OptionSets = Map<string, Option[]>;

const optionOf = ({label = '', type, default: value}: Parameter): Option => ({
  name: label,
  type,
  isRequired: value === undefined,
  default: value,
});

function webOptions(folder: string): OptionSets {
  const source = ts.createSourceFile('web-sdk.d.ts', declarations(folder), ts.ScriptTarget.ES2022, true);
  const sets: OptionSets = new Map();
  const visit = (node: ts.Node): void => {
    if (ts.isInterfaceDeclaration(node)) {
      const options = node.members.filter(ts.isPropertySignature).map((member) => {
        const tag = ts.getJSDocTags(member).find(({tagName}) => tagName.text === 'default');
        return {
          name: member.name.getText(source),
          type: member.type?.getText(source) ?? '',
          isRequired: !member.questionToken,
          default: tag ? ts.getTextOfJSDocComment(tag.comment)?.trim() : undefined,
        };
      });
      sets.set(node.name.text, options);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return sets;
}

function iosOptions(folder: string): OptionSets {
  return new Map([...readSwiftSurface(folder)].map(([name, {init = []}]) => [name, init.map(optionOf)]));
}

function androidOptions(folder: string): OptionSets {
  const source = declarations(folder);
  const classes = [...source.matchAll(/^class (\w+)(?: @JvmOverloads constructor)?(?=\()/gm)];
  return new Map(
    classes.map(({0: head, 1: name = '', index}) => {
      return [name, parametersOf(bracketContent(source, index + head.length)).map(optionOf)];
    }),
  );
}

/** Reads the options of the three SDKs. */
export function readOptions({webSdk, iosSdk, androidSdk}: Surfaces): Record<'web' | 'ios' | 'android', OptionSets> {
  return {web: webOptions(webSdk), ios: iosOptions(iosSdk), android: androidOptions(androidSdk)};
}
