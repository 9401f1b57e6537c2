/** Common words of English that say nothing about a business, by word class; a "*" adds the forms of a verb. */
export const ENGLISH_FUNCTION_WORDS = [
  // Pronouns and determiners
  "myself|yourself|ourselves|themselves|himself|herself|itself|mine|yours|ours|whom|whose|whoever|whatever|whichever|each other|another|others|such as|either one|every|several|certain|various|one or two|a bit|lots of|plenty|anyhow|somehow",
  // Prepositions, conjunctions and adverbs
  "because|since|although|though|while|whereas|unless|whether|once|until|till|onto|upon|toward|towards|via|along|alongside|together|per|regarding|concerning|according|depending|despite|beyond|during|throughout|instead|otherwise|therefore|however|moreover|furthermore|besides that|meanwhile|again|already|always|never mind|often|usually|sometimes|soon|later|now|today please|tomorrow|yet|still|even|ever|quite|rather|pretty|fairly|extremely|super|truly|actually|basically|literally|definitely|certainly|probably|perhaps|possibly|potentially|mostly|mainly|especially|particularly|specifically|generally|currently|presently|immediately|asap|quickly|ready|right away|no matter|of course|etc|eg|ie|aka|yes|yeah|yep|ok|okay|sure|fine|exactly|simply|also|almost|nearly|otherwise|apart|away|back|off|over there|there|fully|completely|entirely|totally|partly|partially|directly|personally",
  // Auxiliaries and common verbs
  "don't care|doesn't matter|doesn't matter where|no matter where|(any/every/whichever) (state/city/town/location/county)|might|must|shall|cannot|can't|couldn't|wouldn't|won't|ain't|let me|lets|let s|gonna|wanna|gotta|please show|want*|wish*|hope*|love*|like*|prefer*|think*|believe*|feel*|consider*|explore*|discover*|browse*|check out|show|see|hear about|tell me|ask about|know*|understand*|suggest*|recommend*|offer*|provide*|come*|go*|get*|getting|become*|stay*|live|we live|i work|plan|planning (to/on)|decide*|try*|start*|begin*|beginning|continue*|move|moving to|relocate*|return*|manage*|handle|operate*|own*|acquire*|purchase*|invest in|take over|taking over|take*|taken|hand over|find*|found a|happen*|exist*|seem*|appear*|involve*|consist*|contain*|specialize*|specializing in|serve|focus|focused on|deal with|dealing with|do*|doing|done|allow*|permit|enable*|let|help|helps|suit|suits|fit|fits|match|matches|exceed*|cost|costs|remain*|give*|giving|given|bring*|set up|set|show up|compare*|sort of|be able to|able|willing|eager|keen|happy|excited|serious|seriously|curious|open to|near by",
  // People and their circumstances
  "husband|wife|(my/our) (partner/brother/sister/son/daughter/father/mother/dad/mom/parents/friend/family)|(husband/wife/partner/brother/sister/friend) and i|couple|spouse|fiance|folks|guy|guys|person|people|buyer|seller|investor|entrepreneur|first time|first time buyer|newbie|beginner",
  // Words for a business in general
  "venture|enterprise|establishments|concern|joint|joints|place|places|outfit|outfits|setup|chance|options|option|deal|deals|possibilities|ideas|idea|results|listings|ads|offers|offering|property listing|activity|premises|suburb|suburbs|outskirts|local|locally|nearest|region|regional|based out of|located|situated|asset|assets|sector|sectors|niche|category|categories|kinds|types|sort|sorts|amount|total|figure|number|asking for|mine",
  // Time and courtesy
  "how much (is/are/does/do/would)|thank you so much|thank you very much|many thanks|cheers|good morning|good afternoon|good evening|greetings|dear|sir|madam|kindly|appreciate|appreciated|preferred|preferable|ideal|wanted|desired|possible|if possible|when possible|as possible|important|essential|mandatory|optional|a must|bonus|a plus|next|this|year round please|these days|near future|long term|lifestyle",
].join("|");

/** Lists the forms of a regular English verb: "moves", "moved", "moving". */
export function conjugateEnglish(infinitive: string): string[] {
  const stem = infinitive.replace(/e$/, "");
  const last = /[^aeiou][aeiou][bdgmnpt]$/.test(infinitive) ? infinitive + infinitive.at(-1) : stem;
  const past = /[^aeiou]y$/.test(infinitive) ? infinitive.replace(/y$/, "i") : last;
  return [`${infinitive}s`, `${past}ed`, `${last}ing`, `${stem}ing`];
}
