import { toSlug } from "#lib/slug.ts";

/**
 * Sectors and their typical multiples of SDE and of yearly revenue in the United States. Source: transactions reported
 * to BizBuySell, five years trailing, see `multiples-years.ts`.
 */
const SECTORS: [name: string, sde: number, revenue: number, subcategories: [name: string, sde: number][]][] = [
  [
    "Automotive & Boat",
    3.09,
    0.7,
    [
      ["Auto Repair & Service", 2.83],
      ["Car Dealerships", 2.9],
      ["Car Washes", 4.99],
      ["Equipment Rental & Dealers", 3.15],
      ["Gas Stations", 3.76],
      ["Junk & Salvage Yards", 3.85],
      ["Marine/Boat Service & Dealers", 2.86],
      ["Towing Companies", 3.28],
      ["Truck Stops", 3.69],
    ],
  ],
  [
    "Beauty & Personal Care",
    2.1,
    0.53,
    [
      ["Hair Salons & Barber Shops", 2.04],
      ["Massage", 2.3],
      ["Nail Salons", 1.76],
      ["Spas", 2.31],
      ["Tanning Salons", 2.22],
    ],
  ],
  [
    "Building & Construction",
    2.62,
    0.58,
    [
      ["Building Material & Hardware Stores", 3.25],
      ["Concrete", 2.55],
      ["Electrical & Mechanical Contracting", 2.72],
      ["Heavy Construction", 2.76],
      ["HVAC", 2.79],
      ["Plumbing", 2.51],
    ],
  ],
  [
    "Communication & Media",
    2.5,
    0.92,
    [
      ["Magazines & Newspapers", 2.28],
      ["Production Companies", 2.92],
    ],
  ],
  [
    "Education & Children",
    2.88,
    0.84,
    [
      ["Day Care & Child Care", 3.27],
      ["Preschools", 3.12],
      ["Schools", 2.63],
    ],
  ],
  [
    "Entertainment & Recreation",
    2.81,
    0.91,
    [
      ["Art Galleries", 2.02],
      ["Banquet Halls", 2.78],
      ["Bowling Alleys", 3.77],
      ["Casinos", 2.44],
      ["Golf Courses & Services", 3.05],
      ["Marinas & Fishing", 3.93],
      ["Nightclubs & Theaters", 3.7],
    ],
  ],
  [
    "Financial Services",
    2.43,
    1.19,
    [
      ["Accounting & Tax Practices", 2.23],
      ["Banking & Loan", 2.43],
      ["Check Cashing", 1.82],
      ["Insurance Agencies", 2.86],
    ],
  ],
  [
    "Food & Restaurants",
    2.24,
    0.42,
    [
      ["Bakeries", 2.4],
      ["Bars, Pubs & Taverns", 2.73],
      ["Breweries", 3.34],
      ["Coffee Shops & Cafes", 2.21],
      ["Donut Shops", 2.1],
      ["Food Trucks", 1.71],
      ["Ice Cream & Frozen Yogurt", 2.47],
      ["Juice Bars", 2.12],
      ["Restaurants", 2.15],
    ],
  ],
  [
    "Health Care & Fitness",
    2.74,
    0.76,
    [
      ["Assisted Living & Nursing Homes", 4.3],
      ["Dance, Pilates & Yoga Studios", 2.07],
      ["Dental Practices", 2.77],
      ["Gyms & Fitness Centers", 2.54],
      ["Home Health Care", 3.03],
      ["Medical Practices", 2.4],
    ],
  ],
  [
    "Manufacturing",
    3.03,
    0.73,
    [
      ["Auto, Boat & Aircraft", 3.37],
      ["Chemical", 3.44],
      ["Clothing & Fabric", 2.72],
      ["Electronic & Electrical Equipment", 3.05],
      ["Energy & Petroleum", 3.29],
      ["Food Products", 2.75],
      ["Furniture & Fixtures", 2.72],
      ["Glass, Stone & Concrete", 2.92],
      ["Industrial & Commercial Machinery", 3.64],
      ["Lumber & Wood Products", 3.11],
      ["Machine Shops & Tools", 3.47],
      ["Medical Devices", 2.87],
      ["Metal Products", 3.27],
      ["Packaging", 2.97],
      ["Paper & Printing", 2.57],
      ["Rubber & Plastic", 4.06],
      ["Signs", 2.57],
    ],
  ],
  [
    "Online & Technology",
    3.33,
    1.09,
    [
      ["Cell Phone & Computer Repair", 1.94],
      ["Graphic & Web Design", 2.86],
      ["IT & Software Services", 3.13],
      ["Software & App Companies", 3.28],
      ["Websites & Ecommerce", 3.43],
    ],
  ],
  [
    "Pet Services",
    2.55,
    0.73,
    [
      ["Pet Boarding", 2.82],
      ["Pet Grooming", 2.22],
      ["Pet Stores & Supply", 2.64],
    ],
  ],
  [
    "Retail",
    2.61,
    0.54,
    [
      ["Bike Shops", 2.62],
      ["Clothing & Accessories", 2.32],
      ["Convenience Stores", 2.39],
      ["Dollar Stores", 1.39],
      ["Flower Shops", 2.01],
      ["Furniture & Furnishings", 2.72],
      ["Grocery & Supermarkets", 2.67],
      ["Health Food & Nutrition", 2.49],
      ["Jewelry", 2.05],
      ["Liquor Stores", 3.34],
      ["Nursery & Garden Centers", 3.11],
      ["Pawn Shops", 2.6],
      ["Pharmacies", 2.79],
      ["Smoke Shops", 1.98],
      ["Vending Machines", 2.3],
    ],
  ],
  [
    "Service Businesses",
    2.59,
    0.82,
    [
      ["Architecture & Engineering", 2.65],
      ["Catering", 2],
      ["Cleaning", 2.19],
      ["Commercial Laundry", 2.83],
      ["Dry Cleaners", 2.1],
      ["Funeral Homes", 4.28],
      ["Landscaping & Yard", 2.46],
      ["Laundromats & Coin Laundry", 3.65],
      ["Legal Services", 1.96],
      ["Locksmith", 2.36],
      ["Medical Billing", 3.71],
      ["Pest Control", 2.4],
      ["Property Management", 2.7],
      ["Security", 2.73],
      ["Staffing Agencies", 2.74],
      ["Waste Management & Recycling", 3.36],
    ],
  ],
  [
    "Transportation & Storage",
    1.97,
    0.63,
    [
      ["Delivery, Freight & Service Routes", 1.78],
      ["Limo & Passenger Transport", 2.46],
      ["Moving & Shipping", 2.52],
      ["Storage & Warehouses", 3.41],
      ["Trucking", 3.01],
    ],
  ],
  [
    "Wholesale & Distributors",
    2.91,
    0.55,
    [
      ["Durable Goods", 3.02],
      ["Nondurable Goods", 2.95],
    ],
  ],
];

export interface Subcategory {
  slug: string;
  name: string;
  sde_multiple: number;
}

export interface Category {
  slug: string;
  name: string;
  sde_multiple: number;
  revenue_multiple: number;
  subcategories: Subcategory[];
}

/** Every business category, in display order. Subcategory slugs are unique across categories. */
export const CATEGORIES: readonly Category[] = SECTORS.map(([name, sde_multiple, revenue_multiple, subcategories]) => ({
  slug: toSlug(name),
  name,
  sde_multiple,
  revenue_multiple,
  subcategories: subcategories.map(([subname, multiple]) => ({
    slug: toSlug(subname),
    name: subname,
    sde_multiple: multiple,
  })),
}));
