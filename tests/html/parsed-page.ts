import { Parser } from 'htmlparser2';

export interface PageElement {
  name: string;
  attributes: Record<string, string>;
  /** Text of the element and of those in it. */
  text: string;
}

export interface ParsedPage {
  elements: PageElement[];
  comments: string[];
  /** The first element of a name that has these attributes. */
  find(name: string, attributes?: Record<string, string>): PageElement | undefined;
  all(name: string, attributes?: Record<string, string>): PageElement[];
}

/** Reads HTML as a list of elements, in the order of their start tags. */
export const parsePage = (html: string): ParsedPage => {
  const elements: PageElement[] = [];
  const comments: string[] = [];
  const open: PageElement[] = [];
  const parser = new Parser({
    onopentag: (name, attributes) => {
      const element = { name, attributes, text: '' };
      elements.push(element);
      open.push(element);
    },
    ontext: (text) => {
      for (const element of open) element.text += text;
    },
    onclosetag: () => {
      open.pop();
    },
    oncomment: (text) => {
      comments.push(text);
    },
  });
  parser.end(html);
  const all = (name: string, attributes: Record<string, string> = {}) =>
    elements.filter(
      (element) =>
        element.name === name &&
        Object.entries(attributes).every(([key, value]) => element.attributes[key.toLowerCase()] === value),
    );
  return { elements, comments, all, find: (name, attributes) => all(name, attributes)[0] };
};
