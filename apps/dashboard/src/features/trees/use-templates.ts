import {
  loadTemplate,
  TEMPLATE_IDS,
  type TemplateId,
  type TreeTemplate,
} from "@rufbaum/tree/templates";
import type { Language } from "@rufbaum/words/language";
import { useQuery } from "@tanstack/react-query";
import { keys } from "../../api/keys.ts";
import { language } from "../../messages/language.ts";

/** A template as it is offered. */
export interface OfferedTemplate {
  id: TemplateId;
  title: string;
  sentence: string;
  tree: TreeTemplate;
}

/** All templates with their words in the language of the page, loaded when somebody asks for them. */
export function useTemplates() {
  const spoken = language();
  return useQuery({
    queryKey: keys.templates(spoken),
    queryFn: () => readTemplates(spoken),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

async function readTemplates(spoken: Language): Promise<OfferedTemplate[]> {
  const { treeTemplate } = await (spoken === "de"
    ? import("@rufbaum/words/de/tree-templates")
    : import("@rufbaum/words/en/tree-templates"));
  return Promise.all(
    TEMPLATE_IDS.map(async (id) => ({ id, ...treeTemplate(id), tree: await loadTemplate(id) })),
  );
}
